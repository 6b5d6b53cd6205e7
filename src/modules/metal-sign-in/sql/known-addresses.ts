import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Whether somebody has signed in to this account from this address before. */
export async function isKnownAddress(sql: SqlEntityManager, account: string, address: string): Promise<boolean> {
  const rows: unknown[] = await sql.execute("select 1 from metal_known_address where account = ? and address = ?", [
    account,
    address,
  ])
  return rows.length > 0
}

export async function rememberAddress(sql: SqlEntityManager, account: string, address: string): Promise<void> {
  await sql.execute(
    `insert into metal_known_address (account, address, seen_at) values (?, ?, now())
     on conflict (account, address) do update set seen_at = now()`,
    [account, address],
  )
}
