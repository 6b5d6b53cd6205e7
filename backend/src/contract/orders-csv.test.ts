import type { CartLine } from "./cart-schema"
import { orderCsvLines, ORDERS_CSV_HEAD, type OrderForCsv } from "./orders-csv"

const line: CartLine = {
  ...{ id: "li_1", productCode: "718 RB 04500 SA120", productName: 'Alloy 718 "Round", 4.500 in', productType: "Bar" },
  ...{ metalCategory: "NICKEL", productCategory: "Metals", stockType: "round", stockGrade: "718", productSize: "4.500" },
  ...{ productCondition: "AGED", outerDiameter: 4.5, insideDiameter: null, coid: "INC", amount: "24.5000", unit: "in" as const },
  ...{ pieces: 3, lengthInInches: 24.5, weightInPounds: 115.7, totalWeightInPounds: 347.1, unitPrice: 2516.4, itemTotal: 7549.2 },
  ...{ originalPrice: 7549.2, appliedRules: [], savingPercent: 0, promo: null },
}
const order: OrderForCsv = {
  ...{ id: "order_1", orderNumber: "SO-2026-000001", orderStatus: "PENDING", paymentStatus: "PENDING" },
  ...{ paymentMethod: "ACCOUNT", purchaseOrderNumber: "=1+1", orderDate: "2026-05-04T10:00:00.000Z" },
  ...{ total: 7549.2, itemCount: 1, totalWeightInPounds: 347.1, items: [line, { ...line, id: "li_2", coid: "EUR" }] },
}

describe("A file of orders", () => {
  it("has a line for each line of an order under one head", () => {
    const rows = (ORDERS_CSV_HEAD + orderCsvLines(order)).split("\r\n")
    expect(rows).toHaveLength(4)
    expect(rows[0]?.split(",")).toHaveLength(16)
    expect(rows[1]).toBe(
      "SO-2026-000001,2026-05-04T10:00:00.000Z,PENDING,PENDING,'=1+1,718 RB 04500 SA120," +
        '"Alloy 718 ""Round"", 4.500 in",INC,24.5,in,3,24.5,347.1,2516.4,7549.2,7549.2',
    )
    expect(rows[2]).toContain(",EUR,")
  })
})
