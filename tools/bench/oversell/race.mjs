import { text } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { withDatabase } from "../../lib/sql.mjs"
import { ask } from "./rivals.mjs"

export const PLACE = { city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", ...PLACE }
/** A cart's two lines of one item, an inch together. */
export const PARTS = ["0.4", "0.6"]

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

/**
 * Orders many carts of an inch of one item each at the same moment, in turns at every server, when so many inches of it are
 * free. Answers how many were sold and refused, the inches that are left, and whether the books agree with the answers.
 * @param {{ origins: string[], key: string, databaseUrl: string, productCode: string, inches: number,
 *   carts: { id: string, total: number, authorization: string }[] }} race
 */
export async function race({ origins, key, databaseUrl, productCode, inches, carts }) {
  const before = await leave(databaseUrl, productCode, inches)
  const replies = await Promise.all(
    carts.map(({ id, total: expectedTotal, authorization }, at) => {
      const body = { paymentMethod: "ACCOUNT", purchaseOrderNumber: `RIVAL-${at}`, shippingAddress: ADDRESS, expectedTotal }
      const headers = { "x-publishable-api-key": key, authorization, "idempotency-key": `rival-${id}` }
      return ask(origins[at % origins.length], "POST", `/store/metal-carts/${id}/place-order`, { headers, body })
    }),
  )
  const after = await withDatabase(databaseUrl, async (client) => (await client.query(BOOKS, [before.item])).rows[0])
  const sold = replies.filter(({ status }) => status === 201).length
  const refused = replies.filter(({ body }) => body?.type === "insufficient_stock").length
  const balanced = after.reserved === after.promised && after.reserved - before.reserved === sold * 1000
  return { sold, refused, other: carts.length - sold - refused, left: (after.on_hand - after.reserved) / 1000, balanced }
}

// As a program: the race comes in as JSON, and what came of it goes out.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.log(JSON.stringify(await race(JSON.parse(await text(process.stdin)))))
}
