import type { LabelStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

type Pieces = { lineId: string; pieces: number }
/** Pieces that leave, of an order's lines as they were ordered; `requestKey` tells a repetition from a second shipment. */
export type NewShipment = {
  orderId: string
  ordered: (Pieces & { productCode: string })[]
  lines: Pieces[]
  provider: string
  carrierName: string
  trackingNumbers: string[]
  shippedOn: string
  packages: number
  note: string | null
  labelStatus: Extract<LabelStatus, "NONE" | "ASKED">
  createdBy: string | null
  requestKey: string
}

/** Takes pieces of a line, in one conditional statement that a CHECK backs: two clerks cannot ship the same piece. */
async function take(sql: SqlEntityManager, { orderId, ordered }: NewShipment, { lineId, pieces }: Pieces): Promise<void> {
  const taken: unknown[] = await sql.execute(
    `update metal_shipped_line set shipped = shipped + ?, updated_at = now()
     where order_id = ? and line_id = ? and shipped + ? <= ordered returning id`,
    [pieces, orderId, lineId, pieces],
  )
  if (taken.length) return
  const known = ordered.find((line) => line.lineId === lineId)
  const message = known
    ? `Fewer than ${pieces} pieces of ${known.productCode} are left to ship; look at the order again`
    : `The order has no line ${lineId}`
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "over_shipped")
}

/** Writes a shipment and counts its pieces, once per key; answers its id. Throws NOT_ALLOWED (over_shipped). */
export async function recordShipment(sql: SqlEntityManager, shipment: NewShipment): Promise<{ id: string; isNew: boolean }> {
  const { orderId, requestKey } = shipment
  await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`metal-shipment:${orderId}`])
  const [known]: { id: string }[] = await sql.execute("select id from metal_shipment where order_id = ? and request_key = ?", [
    orderId,
    requestKey,
  ])
  if (known) return { id: known.id, isNew: false }
  for (const { lineId, pieces } of shipment.ordered)
    await sql.execute(
      `insert into metal_shipped_line (id, order_id, line_id, ordered) values (?, ?, ?, ?)
       on conflict (order_id, line_id) where deleted_at is null do nothing`,
      [generateEntityId(undefined, "mshl"), orderId, lineId, pieces],
    )
  for (const pieces of shipment.lines) await take(sql, shipment, pieces)
  const id = generateEntityId(undefined, "mship")
  await sql.execute(
    `insert into metal_shipment (id, order_id, number, provider, carrier_name, tracking_numbers, shipped_on, packages, note,
       lines, label_status, created_by, request_key)
     select ?, ?, coalesce(max(number), 0) + 1, ?, ?, ?::jsonb, ?, ?, ?, ?::jsonb, ?, ?, ? from metal_shipment where order_id = ?`,
    [
      ...[id, orderId, shipment.provider, shipment.carrierName, JSON.stringify(shipment.trackingNumbers), shipment.shippedOn],
      ...[shipment.packages, shipment.note, JSON.stringify(shipment.lines), shipment.labelStatus, shipment.createdBy],
      ...[requestKey, orderId],
    ],
  )
  return { id, isNew: true }
}

/** Takes back a shipment that nothing has come of: its pieces have not left. */
export async function dropShipment(sql: SqlEntityManager, id: string): Promise<void> {
  await sql.execute(
    `with dropped as (delete from metal_shipment where id = ? and fulfillment_id is null returning order_id, lines),
     pieces as (
       select d.order_id, p->>'lineId' as line_id, (p->>'pieces')::int as pieces from dropped d, jsonb_array_elements(d.lines) p
     )
     update metal_shipped_line l set shipped = l.shipped - p.pieces, updated_at = now()
     from pieces p where l.order_id = p.order_id and l.line_id = p.line_id`,
    [id],
  )
}

/** Marks shipments of an order as delivered, one or all that are on their way; answers how many it marked. */
export async function deliverShipments(
  sql: SqlEntityManager,
  { orderId, id, deliveredOn }: { orderId: string; id: string | null; deliveredOn: string },
): Promise<number> {
  const delivered: unknown[] = await sql.execute(
    `update metal_shipment set status = 'DELIVERED', delivered_on = ?, updated_at = now()
     where order_id = ? and (?::text is null or id = ?) and status = 'SHIPPED' and deleted_at is null returning id`,
    [deliveredOn, orderId, id, id],
  )
  return delivered.length
}
