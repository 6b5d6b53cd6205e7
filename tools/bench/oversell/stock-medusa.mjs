import { withDatabase } from "../../lib/sql.mjs"
import { ask, askFor, fewAtATime } from "./rivals.mjs"

const ADDRESS = {
  first_name: "Dana",
  last_name: "Reyes",
  address_1: "1 Clinton Drive",
  city: "Houston",
  province: "TX",
  postal_code: "77020",
  country_code: "us",
}

const ORDERS = 'select count(*)::int as orders from "order" where deleted_at is null'

/** Many carts, each of one piece of one variant, completed at the same moment through Medusa's own routes. */
export async function stockMedusaRivals({ origins, key, databaseUrl, buyers, pieces }) {
  const [origin] = origins
  const headers = { "x-publishable-api-key": key }
  const store = (method, path, body) => askFor(origin, method, `/store/${path}`, { headers, body })
  const { regions } = await store("GET", "regions")
  const { products } = await store("GET", "products?limit=1&fields=id,variants.id,variants.sku")
  const [{ id: variant, sku }] = products[0].variants
  const carts = await fewAtATime(buyers, async (at) => {
    const { cart } = await store("POST", "carts", { region_id: regions[0].id, email: `rival${at}@bench.example` })
    await store("POST", `carts/${cart.id}/line-items`, { variant_id: variant, quantity: 1 })
    await store("POST", `carts/${cart.id}`, { shipping_address: ADDRESS, billing_address: ADDRESS })
    const { shipping_options: options } = await store("GET", `shipping-options?cart_id=${cart.id}`)
    await store("POST", `carts/${cart.id}/shipping-methods`, { option_id: options[0].id })
    const { payment_collection: payment } = await store("POST", "payment-collections", { cart_id: cart.id })
    await store("POST", `payment-collections/${payment.id}/payment-sessions`, { provider_id: "pp_system_default" })
    return cart.id
  })
  const level = async (text, values) =>
    await withDatabase(databaseUrl, async (client) => (await client.query(text, values)).rows[0])
  const OF_ITEM = "inventory_item_id = (select id from inventory_item where sku = $1)"
  // What an earlier round reserved is no part of this one.
  await level(`update reservation_item set deleted_at = now() where ${OF_ITEM} and deleted_at is null`, [sku])
  const { orders: before } = await level(ORDERS, [])
  await level(
    `update inventory_level set stocked_quantity = $2::int, raw_stocked_quantity = jsonb_build_object('value', $2::int::text, 'precision', 20), reserved_quantity = 0, raw_reserved_quantity = jsonb_build_object('value', '0', 'precision', 20) where ${OF_ITEM}`,
    [sku, pieces],
  )
  const replies = await Promise.all(
    carts.map((id, at) =>
      ask(origins[at % origins.length], "POST", `/store/carts/${id}/complete`, { headers, body: {} }).catch(() => ({})),
    ),
  )
  const sold = replies.filter(({ body }) => body?.type === "order").length
  const { reserved } = await level(
    `select coalesce(sum(quantity), 0)::int as reserved from reservation_item where ${OF_ITEM} and deleted_at is null`,
    [sku],
  )
  const { orders } = await level(ORDERS, [])
  return { sold, refused: buyers - sold, reserved, orders: orders - before, left: pieces - reserved }
}
