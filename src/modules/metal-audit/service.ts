import type { AuditRecord } from "@billet/backend/contract"
import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { AuditLog } from "./models/audit-log"
import { appendEntry, type AuditEntry } from "./sql/append-entry"
import { countEntries, entriesAfter, lastSeq, listEntries, type AuditFilter } from "./sql/list-entries"
import { verifyChain, type AuditHead, type ChainReport } from "./sql/verify-chain"

type Sql = Context<SqlEntityManager>

/** What happened in the shop, one entry after the other, each chained to the one before. */
class MetalAuditService extends MedusaService({ AuditLog }) {
  @InjectTransactionManager()
  async append(entry: AuditEntry, @MedusaContext() context: Sql = {}): Promise<void> {
    await appendEntry(sqlOf(context), entry)
  }

  @InjectManager()
  async listEntries(
    filter: AuditFilter,
    limit: number,
    offset: number,
    @MedusaContext() context: Sql = {},
  ): Promise<AuditRecord[]> {
    return await listEntries(sqlOf(context), filter, limit, offset)
  }

  @InjectManager()
  async countEntries(filter: AuditFilter, @MedusaContext() context: Sql = {}): Promise<number> {
    return await countEntries(sqlOf(context), filter)
  }

  /** The number of the newest entry. */
  @InjectManager()
  async lastSeq(@MedusaContext() context: Sql = {}): Promise<number> {
    return await lastSeq(sqlOf(context))
  }

  /** What was written after an entry, oldest first. */
  @InjectManager()
  async entriesAfter(seq: number, limit: number, @MedusaContext() context: Sql = {}) {
    return await entriesAfter(sqlOf(context), seq, limit)
  }

  /** Recomputes the chain, in one view of the log. */
  @InjectTransactionManager()
  async verify(kept: AuditHead | null, @MedusaContext() context: Sql = {}): Promise<ChainReport> {
    return await verifyChain(sqlOf(context), kept)
  }
}

export default MetalAuditService
