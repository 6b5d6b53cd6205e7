import type { OrderView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CardProviderOfTests } from "./card-provider"
import { cloneRows, copyId, type Part } from "./clone-rows"

/** An order that waits for a card, and the payment it waits for. */
export type CardOrder = { id: string; orderNumber: string; clientSecret: string }

const of = (table: string, where: string, ...values: string[]): Part => ({ table, where, values })

/** Everything that stands in the database of an order by card that was placed and told of. */
function partsOf({ id, orderNumber }: Pick<OrderView, "id" | "orderNumber">): Part[] {
  const collection = "(select payment_collection_id from order_payment_collection where order_id = ?)"
  const item = "(select item_id from order_item where order_id = ?)"
  const method = "(select shipping_method_id from order_shipping where order_id = ?)"
  const cart = "(select cart_id from order_cart where order_id = ?)"
  const number = `'${orderNumber.slice(0, 8)}9' || lpad(n::text, 5, '0')`
  return [
    of("cart", `t.id = ${cart}`, id),
    of("cart_line_item", `t.cart_id = ${cart}`, id),
    of("order_address", 't.id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = ?)', id),
    { ...of("order", "t.id = ?", id), set: { display_id: "r.display_id + 1000000 + n" } },
    of("order_line_item", `t.id in ${item}`, id),
    of("order_line_item_tax_line", `t.item_id in ${item}`, id),
    of("order_item", "t.order_id = ?", id),
    of("order_shipping_method", `t.id in ${method}`, id),
    of("order_shipping_method_tax_line", `t.shipping_method_id in ${method}`, id),
    of("order_shipping", "t.order_id = ?", id),
    of("order_summary", "t.order_id = ?", id),
    of("order_cart", "t.order_id = ?", id),
    of("payment_collection", `t.id in ${collection}`, id),
    of("payment_session", `t.payment_collection_id in ${collection}`, id),
    of("cart_payment_collection", `t.cart_id = ${cart}`, id),
    of("order_payment_collection", "t.order_id = ?", id),
    { ...of("metal_order_record", "t.order_id = ?", id), set: { order_number: number, stripe_payment_intent_id: "null" } },
    of("metal_reservation", "t.order_id = ?", id),
    of("metal_mail", "t.key = ?", `acknowledgement:${id}`),
    of("metal_admin_notification", "t.order_id = ?", id),
  ]
}

/** Makes so many more orders like one that was just placed, each with a payment of its own at the card provider. */
export async function manyCardOrders(
  container: MedusaContainer,
  provider: CardProviderOfTests,
  { order, count }: { order: OrderView; count: number },
): Promise<CardOrder[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { session: string; level: string; mils: number }[] }>(
    `select s.id as session, r.stock_level_id as level, r.mils from payment_session s, metal_reservation r
     where r.order_id = ? and s.payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = ?)`,
    [order.id, order.id],
  )
  const [of] = rows
  if (!of) throw new Error("The order waits for no payment")
  await cloneRows(container, partsOf(order), { count })
  await database.raw(
    "update metal_stock_level set on_hand_mils = on_hand_mils + ?, reserved_mils = reserved_mils + ? where id = ?",
    [of.mils * count, of.mils * count, of.level],
  )
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const cents = Math.round(order.total * 100)
  const opened: { order: string; session: string; intent: string; secret: string }[] = []
  for (let from = 0; from < count; from += 50) {
    const some = numbers.slice(from, from + 50).map(async (n) => {
      const session = copyId(of.session, n)
      const { id, client_secret } = await provider.open(cents, session)
      return { order: copyId(order.id, n), session, intent: id, secret: client_secret }
    })
    opened.push(...(await Promise.all(some)))
  }
  const list = `jsonb_to_recordset(?::jsonb) as o("order" text, session text, intent text, secret text)`
  await database.raw(
    `with given as (select * from ${list}), records as (
       update metal_order_record r set stripe_payment_intent_id = intent from given where r.order_id = given."order"
     ) update payment_session s set data = s.data || jsonb_build_object('id', intent, 'client_secret', secret)
       from given where s.id = given.session`,
    [JSON.stringify(opened)],
  )
  return opened.map(({ order: id, secret: clientSecret }, index) => ({
    ...{ id, clientSecret },
    orderNumber: `${order.orderNumber.slice(0, 8)}9${String(index + 1).padStart(5, "0")}`,
  }))
}
