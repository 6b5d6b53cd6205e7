import type { AccountStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type AccountChange = { buyerId: string; from: AccountStatus; to: AccountStatus }

/** Moves an account from one state to another in one conditional statement; false when it is not in that state any more. */
export async function changeAccount(sql: SqlEntityManager, { buyerId, from, to }: AccountChange): Promise<boolean> {
  const changed: unknown[] = await sql.execute(
    `update metal_buyer set account_status = ?, updated_at = now()
     where id = ? and account_status = ? and deleted_at is null returning id`,
    [to, buyerId, from],
  )
  return changed.length > 0
}
