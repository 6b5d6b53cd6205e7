import "./no-eval"
import { z } from "zod"
import { page, some } from "./admin-pricing-parts"
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_STATUSES,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_TYPES,
  type WebhookDeliveryState,
  type WebhookStatus,
  type WebhookType,
} from "./webhook-values"

/** Where a program of others is told what happens. Times ISO. */
export type WebhookView = {
  id: string
  name: string
  url: string
  types: WebhookType[]
  /** Whose orders, prices and accounts it is told of; null for everybody's. */
  company: { id: string; name: string } | null
  status: WebhookStatus
  /** Why it was paused by itself; null otherwise. */
  pauseReason: string | null
  /** Since when nothing was taken; null while it works. */
  failingSince: string | null
  lastDeliveredAt: string | null
  waiting: number
  failed: number
  createdBy: string | null
  createdAt: string
}
/** Answer of `GET /admin/metal-webhooks`. */
export type WebhookListAnswer = { webhooks: WebhookView[]; count: number; limit: number; offset: number }
/** Answer of `POST /admin/metal-webhooks/:id`. */
export type WebhookAnswer = { webhook: WebhookView }
/** Answer of `POST /admin/metal-webhooks` (201) and of `POST /admin/metal-webhooks/:id/secret`: `secret` is never told again. */
export type WebhookSecretAnswer = { webhook: WebhookView; secret: string }

/** One message to one endpoint. */
export type WebhookDeliveryView = {
  id: string
  /** The same however often it is sent: the header webhook-id. */
  eventId: string
  type: string
  webhook: { id: string; name: string }
  state: WebhookDeliveryState
  attempts: number
  lastStatus: number | null
  lastError: string | null
  createdAt: string
  deliveredAt: string | null
  /** Null when it will not be tried again. */
  nextAttemptAt: string | null
}
/** One try: the status and the beginning of what was answered, or why nothing was. */
export type WebhookAttemptView = {
  id: string
  at: string
  status: number | null
  answer: string | null
  error: string | null
  milliseconds: number
}
/** Answer of `GET /admin/metal-webhook-deliveries`, newest first. */
export type WebhookDeliveryListAnswer = { deliveries: WebhookDeliveryView[]; count: number; limit: number; offset: number }
/** Answer of `GET /admin/metal-webhook-deliveries/:id`: `body` as it is sent; the last 50 tries, newest first. */
export type WebhookDeliveryAnswer = { delivery: WebhookDeliveryView; body: string; attempts: WebhookAttemptView[] }
/** Answer of `POST /admin/metal-webhook-deliveries/replay`. */
export type WebhookReplayAnswer = { replayed: number }

/** Query of `GET /admin/metal-webhooks`. */
export const WebhookListQuerySchema = z.object({ ...page(50) })

const name = z.string().trim().min(1, "must not be empty").max(100)
const url = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/\S+$/i, "must be an http(s) address")
const types = z
  .array(z.enum(WEBHOOK_TYPES))
  .min(1, "must name an event")
  .refine((names) => new Set(names).size === names.length, "must not name an event twice")

/** Body of `POST /admin/metal-webhooks`. */
export const WebhookBodySchema = z.strictObject({ name, url, types, companyId: z.string().trim().min(1).max(200).nullish() })
export type WebhookBody = z.input<typeof WebhookBodySchema>
/** Body of `POST /admin/metal-webhooks/:id`; what is not named stays as it is. Whose endpoint it is cannot be changed. */
export const WebhookChangeSchema = z
  .strictObject({
    name: name.optional(),
    url: url.optional(),
    types: types.optional(),
    status: z.enum(WEBHOOK_STATUSES).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), "must name a change")
export type WebhookChange = z.input<typeof WebhookChangeSchema>

/** Query of `GET /admin/metal-webhook-deliveries`. */
export const WebhookDeliveryListQuerySchema = z.object({
  webhookId: some,
  state: z.enum(WEBHOOK_DELIVERY_STATES).optional(),
  type: z.enum([...WEBHOOK_TYPES, WEBHOOK_TEST_TYPE]).optional(),
  ...page(25),
})
export type WebhookDeliveryListQuery = z.input<typeof WebhookDeliveryListQuerySchema>

/** Body of `POST /admin/metal-webhook-deliveries/replay`: which of the failed; all of them when nothing is named. */
export const WebhookReplayBodySchema = z.strictObject({
  webhookId: some,
  type: z.enum(WEBHOOK_TYPES).optional(),
})
export type WebhookReplayBody = z.input<typeof WebhookReplayBodySchema>
