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
/** Orders of the carts, and what of each stands beside it. Every cart here has two lines of half an inch. */
const ORDERS = `
  select o.cart_id, o.order_number, o.order_id,
    (select count(*)::int from order_cart c where c.cart_id = o.cart_id and c.deleted_at is null) as orders,
    (select count(*)::int from metal_reservation r where r.cart_id = o.cart_id and r.order_id = o.order_id and r.deleted_at is null
       and r.status = 'RESERVED' and r.mils >= 500) as reserved,
    (select count(*)::int from metal_reservation r where r.cart_id = o.cart_id and r.deleted_at is null
       and r.status not in ('RELEASED')) as standing,
    (select count(*)::int from metal_mail m where m.key = 'acknowledgement:' || o.order_id and m.state = 'SENT') as mails,
    (select count(*)::int from metal_admin_notification n where n.source = 'order-placed:' || o.order_id) as told
  from metal_order_record o where o.cart_id = any($1) and o.deleted_at is null`
const LINES = 2

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
  const records = await recordsOf(url, orders)
  const told = new Set(orders.map(({ cartId, orderNumber }) => `${cartId} ${orderNumber}`))
  const kept = records.filter(({ cart_id, order_number }) => told.has(`${cart_id} ${order_number}`))
  const wrongMetal = kept.filter(({ reserved, standing }) => reserved !== LINES || standing !== LINES).length
  return {
    lost: told.size - kept.length,
    doubled: orders.length - told.size + records.length - kept.length + kept.filter((record) => record.orders !== 1).length,
    wrongInches: changed(before.metal, after.metal) + wrongMetal,
    wrongCredit: changed(before.credit, after.credit),
  }
}

/** How many of the orders nobody was told of yet: the buyer by mail, the desk by a notification. */
export async function untold(url, orders) {
  const records = await recordsOf(url, orders)
  return records.filter(({ mails, told }) => mails === 0 || told === 0).length
}

async function recordsOf(url, orders) {
  return await withDatabase(url, async (client) => {
    const { rows } = await client.query(ORDERS, [orders.map(({ cartId }) => cartId)])
    return rows
  })
}

const changed = (before, after) => [...after].filter(([id, difference]) => difference !== before.get(id)).length
