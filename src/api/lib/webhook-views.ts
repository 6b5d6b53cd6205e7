import type {
  WebhookDeliveryAnswer,
  WebhookDeliveryView,
  WebhookSecretAnswer,
  WebhookType,
  WebhookView,
} from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type { Webhook } from "../../modules/metal-integration/models/webhook"
import type { WebhookDelivery } from "../../modules/metal-integration/models/webhook-delivery"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { companyNames } from "./company-names"
import { peopleNames } from "./people-names"

type Row = InferTypeOf<typeof Webhook>
type DeliveryRow = InferTypeOf<typeof WebhookDelivery>

const SHOWN_ATTEMPTS = 50

const iso = (time: Date | string) => new Date(time).toISOString()
const isoOrNull = (time: Date | string | null) => (time === null ? null : iso(time))
const service = (scope: MedusaContainer) => scope.resolve<MetalIntegrationService>(METAL_INTEGRATION)

/** Endpoints as staff read them; nothing in it signs anything. */
export async function webhookViews(scope: MedusaContainer, rows: Row[]): Promise<WebhookView[]> {
  const counts = await service(scope).countDeliveries(rows.map(({ id }) => id))
  const countsOf = new Map(counts.map((one) => [one.webhook_id, one]))
  const companies = await companyNames(
    scope,
    rows.map(({ company_id }) => company_id),
  )
  const people = await peopleNames(
    scope,
    rows.map(({ created_by }) => created_by),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    types: row.types as WebhookType[],
    company: row.company_id === null ? null : { id: row.company_id, name: companies.get(row.company_id) ?? row.company_id },
    status: row.status,
    pauseReason: row.pause_reason,
    failingSince: isoOrNull(row.failing_since),
    lastDeliveredAt: isoOrNull(row.last_delivered_at),
    waiting: countsOf.get(row.id)?.waiting ?? 0,
    failed: countsOf.get(row.id)?.failed ?? 0,
    createdBy: row.created_by === null ? null : (people.get(row.created_by) ?? row.created_by),
    createdAt: iso(row.created_at),
  }))
}

/** One endpoint; NOT_FOUND for an unknown id. */
export async function webhookView(scope: MedusaContainer, id: string): Promise<WebhookView> {
  const [view] = await webhookViews(scope, [await service(scope).retrieveWebhook(id)])
  return view as WebhookView
}

/** An endpoint with its secret: only where that was made. */
export async function webhookSecret(scope: MedusaContainer, id: string): Promise<WebhookSecretAnswer> {
  const { salt } = await service(scope).retrieveWebhook(id)
  return { webhook: await webhookView(scope, id), secret: service(scope).secretOf(id, salt) }
}

/** Messages with the names of their endpoints, those that are gone too. */
export async function webhookDeliveryViews(scope: MedusaContainer, rows: DeliveryRow[]): Promise<WebhookDeliveryView[]> {
  const ids = [...new Set(rows.map(({ webhook_id }) => webhook_id))]
  const webhooks = ids.length ? await service(scope).listWebhooks({ id: ids }, { withDeleted: true, take: null }) : []
  const names = new Map(webhooks.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    webhook: { id: row.webhook_id, name: names.get(row.webhook_id) ?? row.webhook_id },
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    createdAt: iso(row.created_at),
    deliveredAt: isoOrNull(row.delivered_at),
    nextAttemptAt: row.state === "PENDING" ? iso(row.next_attempt_at) : null,
  }))
}

/** One message with its last tries; NOT_FOUND for an unknown id. */
export async function webhookDelivery(scope: MedusaContainer, id: string): Promise<WebhookDeliveryAnswer> {
  const row = await service(scope).retrieveWebhookDelivery(id)
  const attempts = await service(scope).listWebhookAttempts(
    { delivery_id: id },
    { order: { created_at: "DESC", id: "DESC" }, take: SHOWN_ATTEMPTS },
  )
  const [delivery] = await webhookDeliveryViews(scope, [row])
  return {
    delivery: delivery as WebhookDeliveryView,
    body: row.body,
    attempts: attempts.map((one) => ({
      id: one.id,
      at: iso(one.created_at),
      status: one.status,
      answer: one.answer,
      error: one.error,
      milliseconds: one.milliseconds,
    })),
  }
}
