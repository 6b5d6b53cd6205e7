import { NO_RIGHTS, type StaffRights } from "@billet/backend/accounts"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** `version` is 0 for somebody without a profile. */
export type StoredRights = StaffRights & { version: number }

/** What a user may do as the table has it now. */
export async function readRights(sql: SqlEntityManager, userId: string): Promise<StoredRights> {
  const [row]: StoredRights[] = await sql.execute(
    `select role, permissions, is_active as "isActive", version from metal_staff_profile where user_id = ? and deleted_at is null`,
    [userId],
  )
  return row ?? { ...NO_RIGHTS, version: 0 }
}
