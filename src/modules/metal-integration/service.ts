import type { IntegrationScope } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Context } from "@medusajs/framework/types"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { IntegrationKey } from "./models/integration-key"
import { Webhook } from "./models/webhook"
import { WebhookAttempt } from "./models/webhook-attempt"
import { WebhookDelivery } from "./models/webhook-delivery"
import { hashOf } from "./new-secret"
import {
  countDeliveries,
  pruneDeliveries,
  removeWebhook,
  replayDeliveries,
  saltWebhook,
  writeTest,
  type ReplayFilter,
} from "./sql/change-webhooks"
import { claimDelivery, claimOne, type ClaimedDelivery } from "./sql/claim-delivery"
import { gatherEvents, sourceCursor, startSource, type WebhookSource, type WebhookSourceName } from "./sql/gather-events"
import { noteDelivered, noteFailed, noteTested } from "./sql/settle-delivery"
import { addressProblem } from "./webhooks/public-address"
import { sendWebhook, type WebhookOutcome } from "./webhooks/send-webhook"
import { secretOf, signedHeaders } from "./webhooks/sign-webhook"

type Sql = Context<SqlEntityManager>
/** `secret`: what the secrets of endpoints are made with. `allowsPrivate`: endpoints may be on this machine or its network. */
type Options = { secret: string; allowsPrivate: boolean }
export type UsedKey = { id: string; name: string; scopes: IntegrationScope[]; companyId: string | null }
type UsedKeyRow = { id: string; name: string; scopes: IntegrationScope[]; company_id: string | null }

/** Keys of integrators, and the endpoints where their programs are told what happens. */
class MetalIntegrationService extends MedusaService({ IntegrationKey, Webhook, WebhookDelivery, WebhookAttempt }) {
  constructor(
    container: Record<string, unknown>,
    private readonly options: Options,
  ) {
    super(container, options)
  }

  /** The key somebody calls with, noting to the minute that it is used; null for one that is unknown or revoked. */
  @InjectTransactionManager()
  async useKey(secret: string, @MedusaContext() context: Sql = {}): Promise<UsedKey | null> {
    const [row]: UsedKeyRow[] = await sqlOf(context).execute(
      `with used as (
         update metal_integration_key set last_used_at = now()
         where secret_hash = ? and (last_used_at is null or last_used_at < now() - interval '1 minute')
       )
       select id, name, scopes, company_id from metal_integration_key
       where secret_hash = ? and revoked_at is null and deleted_at is null`,
      [hashOf(secret), hashOf(secret)],
    )
    return row ? { id: row.id, name: row.name, scopes: row.scopes, companyId: row.company_id } : null
  }

  /** Ends a key; false when it has ended before. */
  @InjectTransactionManager()
  async revokeKey(id: string, by: string | null, @MedusaContext() context: Sql = {}): Promise<boolean> {
    const revoked: unknown[] = await sqlOf(context).execute(
      `update metal_integration_key set revoked_at = now(), revoked_by = ?, updated_at = now()
       where id = ? and revoked_at is null and deleted_at is null returning id`,
      [by, id],
    )
    return revoked.length > 0
  }

  /** Gives a company's keys and endpoints to the one it is merged into. */
  @InjectTransactionManager()
  async moveCompany(move: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}): Promise<void> {
    for (const table of ["metal_integration_key", "metal_webhook"]) {
      await sqlOf(context).execute(`update ${table} set company_id = ? where company_id = ?`, [move.intoId, move.fromId])
    }
  }

  /** Why an endpoint's address is refused; null for one that may be called. */
  addressProblem = (url: string): string | null => addressProblem(url, this.options.allowsPrivate)

  secretOf = (id: string, salt: string): string => secretOf(this.options.secret, id, salt)

  @InjectTransactionManager()
  async saltWebhook(id: string, salt: string, @MedusaContext() context: Sql = {}) {
    await saltWebhook(sqlOf(context), id, salt)
  }

  /** Ends an endpoint; false when it has ended before. */
  @InjectTransactionManager()
  async removeWebhook(id: string, @MedusaContext() context: Sql = {}) {
    return await removeWebhook(sqlOf(context), id)
  }

  @InjectManager()
  async countDeliveries(ids: string[], @MedusaContext() context: Sql = {}) {
    return await countDeliveries(sqlOf(context), ids)
  }

  /** Follows a source from now on, unless it is followed. */
  @InjectTransactionManager()
  async startSource(source: WebhookSource, @MedusaContext() context: Sql = {}) {
    await startSource(sqlOf(context), source)
  }

  /** How far a source has been told of; null for one that nobody follows. */
  @InjectManager()
  async webhookCursor(name: WebhookSourceName, @MedusaContext() context: Sql = {}) {
    return await sourceCursor(sqlOf(context), name)
  }

  /** Writes messages of what happened since the last time. */
  @InjectTransactionManager()
  async gatherEvents(source: WebhookSource, @MedusaContext() context: Sql = {}) {
    await gatherEvents(sqlOf(context), source)
  }

  /** The next message that is due, for this process alone; null when there is none. */
  @InjectTransactionManager()
  async claimDelivery(@MedusaContext() context: Sql = {}) {
    return await claimDelivery(sqlOf(context))
  }

  @InjectTransactionManager()
  async claimOne(id: string, @MedusaContext() context: Sql = {}) {
    return await claimOne(sqlOf(context), id)
  }

  /** Sends a claimed message, signed; what came of it is still to be noted. */
  async sendClaimed({ event_id, body, url, webhook_id, salt, former_salt }: ClaimedDelivery): Promise<WebhookOutcome> {
    const secrets = [salt, former_salt].flatMap((one) => (one === null ? [] : this.secretOf(webhook_id, one)))
    const headers = signedHeaders({ id: event_id, at: new Date(), body }, secrets)
    return await sendWebhook({ url, headers, body, allowsPrivate: this.options.allowsPrivate })
  }

  @InjectTransactionManager()
  async noteDelivered(one: ClaimedDelivery, outcome: WebhookOutcome, @MedusaContext() context: Sql = {}) {
    await noteDelivered(sqlOf(context), one, outcome)
  }

  /** Puts a message off, or gives it up when there is no pause; answers whether its endpoint was paused for that. */
  @InjectTransactionManager()
  async noteFailed(
    one: ClaimedDelivery,
    outcome: WebhookOutcome,
    pauseMilliseconds: number | null,
    @MedusaContext() context: Sql = {},
  ) {
    return await noteFailed(sqlOf(context), one, outcome, pauseMilliseconds)
  }

  @InjectTransactionManager()
  async noteTested(one: ClaimedDelivery, outcome: WebhookOutcome, isTaken: boolean, @MedusaContext() context: Sql = {}) {
    await noteTested(sqlOf(context), one, outcome, isTaken)
  }

  /** Sends messages again; answers how many. */
  @InjectTransactionManager()
  async replayDeliveries(filter: ReplayFilter, @MedusaContext() context: Sql = {}) {
    return await replayDeliveries(sqlOf(context), filter)
  }

  @InjectTransactionManager()
  async writeTest(webhookId: string, @MedusaContext() context: Sql = {}) {
    return await writeTest(sqlOf(context), webhookId, new Date())
  }

  @InjectTransactionManager()
  async pruneDeliveries(@MedusaContext() context: Sql = {}) {
    await pruneDeliveries(sqlOf(context))
  }
}

export default MetalIntegrationService
