import { isAboveLimit, mayOrderForCompany, periodStart } from "@billet/backend/accounts"
import type { CompanyRole, SpendingPeriod } from "@billet/backend/contract"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { namedQuery } from "../../shared/named-query"

export type SpendingRequest = { customerId: string; companyId: string; cartId: string; cents: number; isApproved: boolean }
type Row = { id: string; role: CompanyRole; limitCents: number | null; period: SpendingPeriod }

const refusal = (message: string, code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/** What counts against a buyer's limit since a moment, whole US cents. */
export async function spentSince(sql: SqlEntityManager, buyerId: string, since: Date): Promise<number> {
  const [row]: { cents: string }[] = await sql.execute(
    "select coalesce(sum(cents), 0)::text as cents from metal_spending_entry where buyer_id = ? and status <> 'RELEASED' and created_at >= ?",
    [buyerId, since],
  )
  return Number(row?.cents ?? 0)
}

/**
 * Takes an order's total from its buyer's limit. The buyer's row is locked until the transaction ends, so that two checkouts
 * at once cannot pass the limit together, and a role or limit that has just changed counts. What a colleague approved is
 * taken from no limit. A hold that an interrupted attempt on the same cart left is replaced.
 */
export async function takeSpending(sql: SqlEntityManager, request: SpendingRequest): Promise<void> {
  const [buyer] = await namedQuery<Row>(
    sql,
    "lock-buyer",
    `select id, company_role as role, spending_limit_cents as "limitCents", spending_period as period
     from metal_buyer where customer_id = ? and company_id = ? and deleted_at is null for update`,
    [request.customerId, request.companyId],
  )
  if (!buyer || !mayOrderForCompany(buyer.role))
    throw refusal("Your role in your company does not let you order", "viewer_cannot_order")
  await releaseSpending(sql, { cartId: request.cartId })
  if (request.isApproved) return
  const spentCents = buyer.limitCents === null ? 0 : await spentSince(sql, buyer.id, periodStart(buyer.period, new Date()))
  if (isAboveLimit({ ...buyer, spentCents, cents: request.cents }))
    throw refusal("This order is above your spending limit. Ask an administrator of your company to approve it.", "above_limit")
  await namedQuery(
    sql,
    "hold-spending",
    `insert into metal_spending_entry (id, buyer_id, company_id, cart_id, cents, status) values (?, ?, ?, ?, ?, 'HELD')`,
    [generateEntityId(undefined, "mspe"), buyer.id, request.companyId, request.cartId, request.cents],
  )
}

/** Gives a cart's hold or an order's charge back; twice changes nothing. */
export async function releaseSpending(sql: SqlEntityManager, of: { cartId: string } | { orderId: string }): Promise<void> {
  const [condition, value] =
    "cartId" in of ? ["cart_id = ? and status = 'HELD'", of.cartId] : ["order_id = ? and status = 'CHARGED'", of.orderId]
  await sql.execute(`update metal_spending_entry set status = 'RELEASED', updated_at = now() where ${condition}`, [value])
}
