import type { IntegrationScope } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { IntegrationKey } from "./models/integration-key"
import { hashOf } from "./new-secret"

type Sql = Context<SqlEntityManager>
export type UsedKey = { id: string; name: string; scopes: IntegrationScope[]; companyId: string | null }
type UsedKeyRow = { id: string; name: string; scopes: IntegrationScope[]; company_id: string | null }

/** Keys of integrators. */
class MetalIntegrationService extends MedusaService({ IntegrationKey }) {
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

  /** Gives a company's keys to the one it is merged into. */
  @InjectTransactionManager()
  async moveCompany(move: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}): Promise<void> {
    await sqlOf(context).execute("update metal_integration_key set company_id = ? where company_id = ?", [
      move.intoId,
      move.fromId,
    ])
  }
}

export default MetalIntegrationService
