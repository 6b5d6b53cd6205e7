import type { OrderStatus } from "../contract"

type Pieces = { lineId: string; pieces: number }

/** What of an order has left. */
export type ShipmentFacts = {
  orderStatus: OrderStatus
  lines: readonly { id: string; pieces: number }[]
  shipments: readonly { lines: readonly Pieces[] }[]
}

/** Pieces of each line that have not left yet, by line id; lines of which all have left are not in it. */
export function piecesLeft({ lines, shipments }: Omit<ShipmentFacts, "orderStatus">): Map<string, number> {
  const shipped = new Map<string, number>()
  for (const { lineId, pieces } of shipments.flatMap((one) => one.lines)) shipped.set(lineId, (shipped.get(lineId) ?? 0) + pieces)
  const left = lines.map(({ id, pieces }) => [id, pieces - (shipped.get(id) ?? 0)] as const)
  return new Map(left.filter(([, pieces]) => pieces > 0))
}

/** Whether some of an order's metal is on its way and some not. An order that left without shipments left as a whole. */
export function isPartlyShipped(order: ShipmentFacts): boolean {
  return order.shipments.length > 0 && piecesLeft(order).size > 0
}

/** Metal leaves once it is cut, until all of it has left. Source: decision 29. */
export function mayShipPieces(order: ShipmentFacts): boolean {
  if (order.orderStatus === "PROCESSED") return true
  return order.orderStatus === "IN_TRANSIT" && isPartlyShipped(order)
}
