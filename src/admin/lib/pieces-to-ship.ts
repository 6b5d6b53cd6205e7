import type { AdminMetalOrder } from "@billet/backend/contract"

/** Pieces of a line that have not left yet. */
export type LineToShip = { lineId: string; productCode: string; left: number }

/** The lines of an order that have pieces left to ship. */
export function piecesToShip({ items, shipments }: Pick<AdminMetalOrder, "items" | "shipments">): LineToShip[] {
  const gone = shipments.flatMap(({ lines }) => lines)
  return items.flatMap(({ id, productCode, pieces }) => {
    const left = gone.filter(({ lineId }) => lineId === id).reduce((rest, one) => rest - one.pieces, pieces)
    return left > 0 ? [{ lineId: id, productCode, left }] : []
  })
}
