import { withDatabase } from "../../lib/sql.mjs"

/** For each level of stock: inches reserved beyond what the ledger's standing entries add up to, in thousandths. */
const METAL = `
  select l.id, l.reserved_mils - coalesce(sum(r.mils) filter (where r.status in ('HELD', 'RESERVED')), 0) as difference
  from metal_stock_level l left join metal_reservation r on r.stock_level_id = l.id and r.deleted_at is null
  where l.deleted_at is null group by l.id`
const CREDIT = `
  select c.id, c.open_balance_cents - coalesce(sum(e.cents - e.paid_cents) filter (where e.status in ('HELD', 'CHARGED')), 0) as difference
  from metal_company c left join metal_credit_entry e on e.company_id = c.id and e.deleted_at is null
  where c.deleted_at is null group by c.id`

/** What the books differ by before anything happened: demo data may begin with figures no entry explains. */
export async function readBooks(url) {
  return await withDatabase(url, async (client) => ({
    metal: differences((await client.query(METAL)).rows),
    credit: differences((await client.query(CREDIT)).rows),
  }))
}

const differences = (rows) => new Map(rows.map(({ id, difference }) => [id, Number(difference)]))

/** Compares what buyers were told with what stands in the database. */
export async function audit(url, before, orders) {
  const after = await readBooks(url)
  const carts = orders.map(({ cartId }) => cartId)
  return await withDatabase(url, async (client) => {
    const { rows: records } = await client.query(
      "select cart_id, order_number from metal_order_record where cart_id = any($1) and deleted_at is null",
      [carts],
    )
    const { rows: links } = await client.query(
      "select cart_id, count(*)::int as orders from order_cart where cart_id = any($1) and deleted_at is null group by cart_id",
      [carts],
    )
    const told = new Set(orders.map(({ cartId, orderNumber }) => `${cartId} ${orderNumber}`))
    const kept = records.filter(({ cart_id, order_number }) => told.has(`${cart_id} ${order_number}`)).length
    return {
      lost: told.size - kept,
      doubled: orders.length - told.size + records.length - kept + links.filter((link) => link.orders > 1).length,
      wrongLevels: changed(before.metal, after.metal),
      wrongCredit: changed(before.credit, after.credit),
    }
  })
}

const changed = (before, after) => [...after].filter(([id, difference]) => difference !== before.get(id)).length
