import type { CartLine, Coid, OrderAddress } from "@billet/backend/contract"
import { planFreight } from "@billet/backend/shipping"
import type { LabelOrder } from "../../../modules/shared/label-order"
import { lineToShip } from "./line-to-ship"

type Pieces = { lineId: string; pieces: number }
type Shipped = { reference: string; lines: CartLine[]; pieces: Pieces[]; to: OrderAddress }

/** What UPS is asked to make labels of for some pieces of an order; null where UPS does not carry them (decision 32). */
export function labelOrderOf({ reference, lines, pieces, to }: Shipped): LabelOrder | null {
  const leaving = pieces.flatMap(({ lineId, pieces: count }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ ...lineToShip({ ...line, pieces: count }), coid: line.coid as Coid }] : []
  })
  const { carrier, consignments } = planFreight(leaving, to)
  if (carrier !== "UPS") return null
  const { firstName, lastName, company, phone = "", line1, line2 } = to
  const attention = `${firstName} ${lastName}`
  const party = { name: company ?? attention, attention, phone, line1, ...(line2 === undefined ? {} : { line2 }) }
  return { consignments, to: party, reference }
}
