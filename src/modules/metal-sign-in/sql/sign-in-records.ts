import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** `provider` is "emailpass" for the password, else whose word was taken. */
export type SignInFacts = { customerId: string; provider: string; address: string | null; agent: string | null }

const MOST_LETTERS = 300

export async function addSignIn(sql: SqlEntityManager, { customerId, provider, address, agent }: SignInFacts): Promise<void> {
  await sql.execute(
    "insert into metal_sign_in_record (id, customer_id, provider, address, agent, at) values (?, ?, ?, ?, ?, now())",
    [generateEntityId(undefined, "msir"), customerId, provider, address, agent?.slice(0, MOST_LETTERS) ?? null],
  )
}

/** What is older tells nobody anything any more. */
export async function pruneSignIns(sql: SqlEntityManager): Promise<void> {
  await sql.execute("delete from metal_sign_in_record where at < now() - interval '90 days'")
}
