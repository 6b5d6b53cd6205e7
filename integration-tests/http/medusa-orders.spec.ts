import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CartCalls, orderOf } from "../support/cart-calls"
import { createBuyer, createCompany } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

type Row = Record<string, unknown>

/** Which rows are one order's, by table. */
const OF_ORDER = {
  order: `select * from "order" where id = ?`,
  order_address: `select a.* from order_address a join "order" o on a.id = o.shipping_address_id where o.id = ?`,
  order_line_item:
    "select l.* from order_line_item l join order_item i on i.item_id = l.id where i.order_id = ? order by l.title",
  order_item: "select i.* from order_item i join order_line_item l on i.item_id = l.id where i.order_id = ? order by l.title",
  order_line_item_tax_line: `select t.* from order_line_item_tax_line t join order_item i on i.item_id = t.item_id
    join order_line_item l on l.id = t.item_id where i.order_id = ? order by l.title`,
  order_shipping_method_tax_line: `select t.* from order_shipping_method_tax_line t
    join order_shipping s on s.shipping_method_id = t.shipping_method_id where s.order_id = ?`,
  order_shipping: "select * from order_shipping where order_id = ?",
  order_shipping_method:
    "select m.* from order_shipping_method m join order_shipping s on s.shipping_method_id = m.id where s.order_id = ?",
  order_summary: "select * from order_summary where order_id = ?",
}
const OF_PAYMENT = {
  payment_collection: "select * from payment_collection where id = ?",
  payment_session: "select * from payment_session where payment_collection_id = ?",
  payment: "select * from payment where payment_collection_id = ?",
}

/** What two of a kind never share. */
const OWN = /^(id|.*_at|.*_id|display_id|session_id)$/
const SHARED = new Set([
  "tax_rate_id",
  "region_id",
  "customer_id",
  "sales_channel_id",
  "variant_id",
  "product_id",
  "shipping_option_id",
  "provider_id",
])

/** A row without what is its own; amounts to the digits that Medusa counts with. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value === "string" && /^\d+\.\d+$/.test(value)) return Number(value).toPrecision(14)
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  const fields = Object.entries(value).filter(([name]) => SHARED.has(name) || !OWN.test(name))
  return Object.fromEntries(fields.map(([name, one]) => [name, comparable(one)]))
}

shopTests(({ client, container }) => {
  const carts = new CartCalls(client)
  const rows = async (tables: Record<string, string>, id: string) => {
    const database = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const found: Record<string, unknown> = {}
    for (const [table, query] of Object.entries(tables))
      found[table] = comparable((await database.raw<{ rows: Row[] }>(query, [id])).rows)
    return found
  }

  describe("What Medusa keeps of an order", () => {
    it.each(["without tax", "with tax"])("is what its own modules write of the same order and payment, %s", async (taxed) => {
      if (taxed === "with tax") {
        const rate = { name: "Sales tax", code: "US", rate: 8.25 }
        const region = { country_code: "us", provider_id: "tp_system", default_tax_rate: rate }
        await container().resolve(Modules.TAX).createTaxRegions(region)
      }
      const companyId = await createCompany(container(), `Books ${taxed}`, 10_000_000)
      const buyer = await createBuyer(container(), client, `books ${taxed}`, { status: "APPROVED", access: "PREMIUM", companyId })
      const cart = await carts.filled(buyer, { pieces: 3 })
      const order = orderOf(await carts.orderNear(cart, buyer))
      const ours = await rows(OF_ORDER, order.id)

      const orders = container().resolve(Modules.ORDER)
      const relations = [
        ...["items", "items.tax_lines", "shipping_methods", "shipping_methods.tax_lines"],
        ...["shipping_address", "billing_address"],
      ]
      const { items = [], shipping_methods = [], ...kept } = await orders.retrieveOrder(order.id, { relations })
      const taxOf = ({ id: _id, item_id: _item, shipping_method_id: _method, ...tax }: Row) => tax
      const item = ({ detail: _detail, id: _id, tax_lines = [], ...copy }: Row) => {
        return { ...copy, tax_lines: (tax_lines as Row[]).map(taxOf) }
      }
      const method = item
      const address = ({ id: _id, ...copy }: Row) => copy
      const theirs = {
        ...{ region_id: kept.region_id, customer_id: kept.customer_id, sales_channel_id: kept.sales_channel_id },
        ...{ status: "pending", email: kept.email, currency_code: kept.currency_code, no_notification: false },
        ...{ metadata: kept.metadata },
        shipping_address: address(kept.shipping_address as unknown as Row),
        billing_address: address(kept.billing_address as unknown as Row),
        items: (items as unknown as Row[]).map(item),
        shipping_methods: (shipping_methods as unknown as Row[]).map(method),
      }
      const made = (await orders.createOrders(theirs as never)) as unknown as { id: string }
      expect(ours).toEqual(await rows(OF_ORDER, made.id))
    })

    it("ends in one payment, authorised on account as Medusa's provider does it", async () => {
      const companyId = await createCompany(container(), "Payments of both", 10_000_000)
      const buyer = await createBuyer(container(), client, "two payments", { status: "APPROVED", access: "PREMIUM", companyId })
      const order = orderOf(await carts.order(await carts.filled(buyer, { pieces: 2 }), buyer))
      const { data } = await container()
        .resolve(ContainerRegistrationKeys.QUERY)
        .graph({ entity: "order", fields: ["payment_collections.id", "cart.payment_collection.id"], filters: { id: order.id } })
      const [found] = data as unknown as { payment_collections: { id: string }[]; cart: { payment_collection: { id: string } } }[]
      expect(found?.payment_collections).toEqual([{ id: found?.cart.payment_collection.id }].map(expect.objectContaining))
      const ours = await rows(OF_PAYMENT, found?.payment_collections[0]?.id ?? "")

      const payments = container().resolve(Modules.PAYMENT)
      const money = { currency_code: "usd", amount: order.total }
      const collection = await payments.createPaymentCollections(money)
      const session = await payments.createPaymentSession(collection.id, {
        ...{ ...money, provider_id: "pp_account_terms" },
        data: { purchase_order_number: order.purchaseOrderNumber },
      })
      await payments.authorizePaymentSession(session.id, {})
      expect(ours).toEqual(await rows(OF_PAYMENT, collection.id))
    })
  })
})
