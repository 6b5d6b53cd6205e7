import type { OrderStatus } from "../contract"
import { isPartlyShipped, mayShipPieces, piecesLeft } from "./pieces-left"

const LINES = [
  { id: "a", pieces: 5 },
  { id: "b", pieces: 2 },
]
const shipment = (...lines: [string, number][]) => ({ lines: lines.map(([lineId, pieces]) => ({ lineId, pieces })) })
const order = (orderStatus: OrderStatus, ...shipments: ReturnType<typeof shipment>[]) => ({
  orderStatus,
  lines: LINES,
  shipments,
})

describe("piecesLeft", () => {
  it("counts what no shipment has taken, line by line", () => {
    expect(piecesLeft({ lines: LINES, shipments: [] })).toEqual(
      new Map([
        ["a", 5],
        ["b", 2],
      ]),
    )
    const some = { lines: LINES, shipments: [shipment(["a", 2], ["b", 2]), shipment(["a", 1])] }
    expect(piecesLeft(some)).toEqual(new Map([["a", 2]]))
    expect(piecesLeft({ lines: LINES, shipments: [shipment(["a", 5], ["b", 2])] })).toEqual(new Map())
  })
})

describe("Pieces of an order", () => {
  it.each<[string, ReturnType<typeof order>, boolean, boolean]>([
    ["wait for the saw", order("IN_PROGRESS"), false, false],
    ["may leave when it is cut", order("PROCESSED"), true, false],
    ["may follow those that have left", order("IN_TRANSIT", shipment(["a", 5])), true, true],
    ["are all gone", order("IN_TRANSIT", shipment(["a", 5], ["b", 2])), false, false],
    ["left as a whole before there were shipments", order("IN_TRANSIT"), false, false],
    ["stay when it is cancelled", order("CANCELLED"), false, false],
  ])("%s", (_, facts, may, partly) => {
    expect([mayShipPieces(facts), isPartlyShipped(facts)]).toEqual([may, partly])
  })
})
