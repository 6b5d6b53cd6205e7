import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { AdminNotification } from "./models/admin-notification"
import { moveNotification, type NotificationMove } from "./sql/move-notification"
import { untoldSources, writeNotification, type NewNotification } from "./sql/write-notification"

type Sql = Context<SqlEntityManager>

/** What staff are told of, and who saw to it. */
class MetalNotificationService extends MedusaService({ AdminNotification }) {
  /** Tells staff of something, once. */
  @InjectTransactionManager()
  async tell(notification: NewNotification, @MedusaContext() context: Sql = {}): Promise<void> {
    await writeNotification(sqlOf(context), notification)
  }

  /** Of which of these sources staff were not told. */
  @InjectManager()
  async untoldSources(sources: string[], @MedusaContext() context: Sql = {}): Promise<string[]> {
    return await untoldSources(sqlOf(context), sources)
  }

  /** Reads, acts on or dismisses a notification; false when this person sees none of that id. */
  @InjectTransactionManager()
  async move(move: NotificationMove, @MedusaContext() context: Sql = {}): Promise<boolean> {
    return await moveNotification(sqlOf(context), move)
  }

  /** Gives a company's notifications to the one it is merged into. */
  @InjectTransactionManager()
  async moveCompany(move: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}): Promise<void> {
    await sqlOf(context).execute("update metal_admin_notification set company_id = ? where company_id = ?", [
      move.intoId,
      move.fromId,
    ])
  }
}

export default MetalNotificationService
