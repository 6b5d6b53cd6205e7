import { withDatabase } from "../../lib/sql.mjs"
import { signIn } from "../purchase/billet.mjs"
import { ask, askFor, fewAtATime } from "./rivals.mjs"

const PLACE = { city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", ...PLACE }
/** Two lines of one item, an inch together. */
const PARTS = ["0.4", "0.6"]

/** The metal of an item: thousandths of an inch on hand and reserved, and what the standing entries of the ledger add up to. */
const BOOKS = `
  select sum(l.on_hand_mils)::int as on_hand, sum(l.reserved_mils)::int as reserved,
    (select coalesce(sum(r.mils), 0)::int from metal_reservation r where r.stock_level_id = any (array_agg(l.id))
       and r.status in ('HELD', 'RESERVED') and r.deleted_at is null) as promised
  from metal_stock_level l where l.item_id = $1 and l.deleted_at is null`

/** Leaves so many inches of an item free, all at one company. */
async function leave(url, productCode, inches) {
  return await withDatabase(url, async (client) => {
    const { rows } = await client.query("select id from metal_stock_item where product_code = $1", [productCode])
    const { rows: levels } = await client.query(
      "select id from metal_stock_level where item_id = $1 and deleted_at is null order by on_hand_mils desc",
      [rows[0].id],
    )
    await client.query("update metal_stock_level set on_hand_mils = reserved_mils where item_id = $1", [rows[0].id])
    await client.query("update metal_stock_level set on_hand_mils = reserved_mils + $2 where id = $1", [
      levels[0].id,
      inches * 1000,
    ])
    return { item: rows[0].id, ...(await client.query(BOOKS, [rows[0].id])).rows[0] }
  })
}

/** Many carts, each of an inch of one item on two lines, ordered at the same moment, in turns at every server. */
export async function billetRivals({ origins, key, databaseUrl, buyers, inches, productCode }) {
  const [origin] = origins
  const tokens = await fewAtATime(buyers, (at) => signIn(origin, at))
  const headersOf = (at) => ({ "x-publishable-api-key": key, authorization: tokens[at] })
  const carts = await fewAtATime(buyers, async (at) => {
    const store = (path, body) => askFor(origin, "POST", `/store/metal-carts${path}`, { headers: headersOf(at), body })
    const { id } = (await store("", {})).cart
    for (const amount of PARTS) await store(`/${id}/lines`, { productCode, amount, unit: "in", pieces: 1 })
    return (await store(`/${id}/freight`, { shippingAddress: PLACE })).cart
  })
  const before = await leave(databaseUrl, productCode, inches)
  const replies = await Promise.all(
    carts.map(({ id, total: expectedTotal }, at) => {
      const body = { paymentMethod: "ACCOUNT", purchaseOrderNumber: `RIVAL-${at}`, shippingAddress: ADDRESS, expectedTotal }
      const headers = { ...headersOf(at), "idempotency-key": `rival-${id}` }
      return ask(origins[at % origins.length], "POST", `/store/metal-carts/${id}/place-order`, { headers, body })
    }),
  )
  const after = await withDatabase(databaseUrl, async (client) => (await client.query(BOOKS, [before.item])).rows[0])
  const sold = replies.filter(({ status }) => status === 201).length
  const refused = replies.filter(({ body }) => body?.type === "insufficient_stock").length
  const balanced = after.reserved === after.promised && after.reserved - before.reserved === sold * 1000
  return { sold, refused, other: buyers - sold - refused, left: (after.on_hand - after.reserved) / 1000, balanced }
}
