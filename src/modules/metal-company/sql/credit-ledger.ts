import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { namedQuery } from "../../shared/named-query"

type CreditRequest = { companyId: string; cartId: string; cents: number }

/**
 * Takes credit for a cart: one conditional statement, so that two orders at the same moment cannot pass the
 * limit together. A hold left by an interrupted attempt on the same cart is replaced.
 */
export async function holdCredit(sql: SqlEntityManager, request: CreditRequest): Promise<void> {
  await releaseCredit(sql, { cartId: request.cartId })
  const { cents, companyId, cartId } = request
  const taken = await namedQuery(
    sql,
    "hold-credit",
    `with taken as (
       update metal_company set open_balance_cents = open_balance_cents + ?::bigint, updated_at = now()
       where id = ? and is_active and not credit_hold and credit_limit_cents is not null
         and open_balance_cents + ?::bigint <= credit_limit_cents returning id
     )
     insert into metal_credit_entry (id, company_id, cart_id, cents, status) select ?::text, id, ?::text, ?::bigint, 'HELD' from taken returning id`,
    [cents, companyId, cents, generateEntityId(undefined, "mcre"), cartId, cents],
  )
  if (!taken.length) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "This order is above the credit your company has left, or its account is on hold",
      "credit_refused",
    )
  }
}

/** HELD -> CHARGED, with the order's id: what a cart holds of its company's credit and of its buyer's spending limit. */
export async function chargeHolds(sql: SqlEntityManager, cartId: string, orderId: string): Promise<void> {
  await namedQuery(
    sql,
    "charge-holds",
    `with credit as (
       update metal_credit_entry set status = 'CHARGED', order_id = ?, updated_at = now() where cart_id = ? and status = 'HELD'
     )
     update metal_spending_entry set status = 'CHARGED', order_id = ?, updated_at = now() where cart_id = ? and status = 'HELD'`,
    [orderId, cartId, orderId, cartId],
  )
}

/** Gives back a cart's hold or what is open of an order's charge. A second call finds nothing to give. */
export async function releaseCredit(sql: SqlEntityManager, of: { cartId: string } | { orderId: string }): Promise<void> {
  const [condition, value] =
    "cartId" in of ? ["cart_id = ? and status = 'HELD'", of.cartId] : ["order_id = ? and status = 'CHARGED'", of.orderId]
  await sql.execute(
    `with released as (
       update metal_credit_entry set status = 'RELEASED', updated_at = now() where ${condition} returning company_id, cents - paid_cents as cents
     ), totals as (select company_id, sum(cents) as cents from released group by company_id)
     update metal_company c set open_balance_cents = open_balance_cents - t.cents, updated_at = now()
     from totals t where c.id = t.company_id`,
    [value],
  )
}

/** What an order takes of its company's credit, US cents; beyond the limit only where it is said so. */
export type OrderCharge = { orderId: string; cents: number; beyondLimit?: boolean }

/**
 * Makes what an order takes of its company's credit equal to its total; repeating it changes nothing. Throws NOT_ALLOWED
 * (credit_refused) for more than is left. Never below what was paid.
 */
export async function chargeOrder(sql: SqlEntityManager, { orderId, cents, beyondLimit = false }: OrderCharge): Promise<void> {
  const [entry]: { id: string; company_id: string; cents: number }[] = await sql.execute(
    `select id, company_id, cents from metal_credit_entry where order_id = ? and status in ('CHARGED', 'PAID')
       and paid_cents <= ? and deleted_at is null for update`,
    [orderId, cents],
  )
  const more = entry ? cents - entry.cents : 0
  if (!entry || more === 0) return
  const taken: unknown[] = await sql.execute(
    `update metal_company set open_balance_cents = open_balance_cents + ?, updated_at = now()
     where id = ? and (? or ? < 0 or open_balance_cents + ? <= credit_limit_cents) returning id`,
    [more, entry.company_id, beyondLimit, more, more],
  )
  if (!taken.length) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "The company's credit does not reach for this total. Raise its limit, or wait for a payment.",
      "credit_refused",
    )
  }
  await sql.execute(
    `update metal_credit_entry set cents = ?, updated_at = now(), status = case when paid_cents = ? then 'PAID' else 'CHARGED' end
     where id = ?`,
    [cents, cents, entry.id],
  )
  await sql.execute("update metal_spending_entry set cents = ?, updated_at = now() where order_id = ? and status = 'CHARGED'", [
    cents,
    orderId,
  ])
}
