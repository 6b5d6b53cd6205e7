import { orderDisagreements, type OrderBooks } from "./order-disagreements"

const books = (changes: Partial<OrderBooks>): OrderBooks => ({
  orderStatus: "PENDING",
  medusaStatus: "pending",
  reservations: ["RESERVED"],
  shipments: { count: 0, unknown: 0 },
  cents: { freight: 1200, medusaFreight: 1200, ordered: 9900, medusaTotal: 9900, charged: 9900, credit: 9900 },
  ...changes,
})

describe("orderDisagreements", () => {
  it.each<[string, Partial<OrderBooks>]>([
    ["a placed order with its metal reserved", {}],
    ["an order that is cut", { orderStatus: "PROCESSED" }],
    ["an order on its way", { orderStatus: "IN_TRANSIT", reservations: ["DEDUCTED", "DEDUCTED"] }],
    ["a completed order", { orderStatus: "COMPLETED", medusaStatus: "completed", reservations: ["DEDUCTED"] }],
    ["a cancelled order", { orderStatus: "CANCELLED", medusaStatus: "canceled", reservations: ["RELEASED"] }],
    [
      "a cancelled order whose total Medusa has changed",
      {
        ...{ orderStatus: "CANCELLED", medusaStatus: "canceled", reservations: [] },
        cents: { ...books({}).cents, medusaTotal: 0 },
      },
    ],
    ["a cancelled order of two attempts", { orderStatus: "CANCELLED", medusaStatus: "canceled", reservations: [] }],
  ])("finds none in %s", (_, changes) => {
    expect(orderDisagreements(books(changes))).toEqual([])
  })

  it.each<[string, Partial<OrderBooks>, string, boolean]>([
    ["Medusa has cancelled it", { medusaStatus: "canceled" }, "medusa_cancelled", true],
    [
      "Medusa has cancelled what has left",
      { orderStatus: "IN_TRANSIT", medusaStatus: "canceled", reservations: ["DEDUCTED"] },
      "medusa_cancelled",
      false,
    ],
    ["Medusa has not", { orderStatus: "CANCELLED", reservations: ["RELEASED"] }, "medusa_not_cancelled", true],
    [
      "Medusa has completed what we cancelled",
      { orderStatus: "CANCELLED", medusaStatus: "completed", reservations: [] },
      "medusa_not_cancelled",
      false,
    ],
    ["Medusa has not completed it", { orderStatus: "COMPLETED", reservations: ["DEDUCTED"] }, "medusa_not_completed", true],
    [
      "Medusa has completed what is on its way",
      { orderStatus: "IN_TRANSIT", medusaStatus: "completed", reservations: ["DEDUCTED"] },
      "medusa_completed",
      true,
    ],
    ["Medusa has completed what has not left", { medusaStatus: "completed" }, "medusa_completed", false],
    ["a cancelled order keeps metal", { orderStatus: "CANCELLED", medusaStatus: "canceled" }, "metal_kept", true],
    ["metal on its way is still in stock", { orderStatus: "IN_TRANSIT" }, "metal_not_deducted", true],
    ["the metal has gone before the order", { orderStatus: "PROCESSED", reservations: ["DEDUCTED"] }, "metal_gone", false],
    [
      "pieces have left before the order",
      { orderStatus: "PROCESSED", shipments: { count: 1, unknown: 1 } },
      "shipped_not_moved",
      true,
    ],
    [
      "Medusa knows of no shipment",
      { orderStatus: "IN_TRANSIT", reservations: ["DEDUCTED"], shipments: { count: 2, unknown: 1 } },
      "shipments_unknown",
      true,
    ],
    ["Medusa has another freight", { cents: { ...books({}).cents, medusaFreight: 0 } }, "freight_differs", true],
    ["Medusa has another total", { cents: { ...books({}).cents, medusaTotal: 9000 } }, "total_differs", false],
    ["the company owes another total", { cents: { ...books({}).cents, credit: 8700 } }, "credit_differs", true],
  ])("finds that %s", (_, changes, kind, repairable) => {
    expect(orderDisagreements(books(changes))).toEqual([{ kind, repairable }])
  })
})
