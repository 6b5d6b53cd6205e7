import { PricingActionSchema } from "./pricing-rule-schema"
import type { PricingCondition } from "./pricing-rule-types"
import { actionText, conditionText, ownerIdsOf } from "./pricing-texts"

describe("actionText", () => {
  it.each([
    [{ type: "FIXED_PRICE", fixedPrice: 120 }, "$120.0000 for each piece"],
    [{ type: "PERCENTAGE_MARKUP", percentage: 3.5 }, "3.5 % on top"],
    [{ type: "PERCENTAGE_DISCOUNT", percentage: 10 }, "10 % off"],
    [{ type: "PRICE_PER_UNIT", pricePerUnit: 52.5, unit: "in" }, "$52.5000 per inch"],
    [
      {
        type: "TIERED_PRICING",
        unit: "piece",
        tiers: [
          { minValue: 0, maxValue: 10, price: 5, unit: "lb" },
          { minValue: 10, price: 4 },
        ],
      },
      "By piece: 0 to below 10 $5.0000 per pound; from 10 $4.0000 per piece",
    ],
  ])("says of %j: %s", (action, text) => {
    expect(actionText(PricingActionSchema.parse(action))).toBe(text)
  })
})

describe("conditionText", () => {
  it.each<[PricingCondition, string]>([
    [{ field: "pieces", operator: "BETWEEN", value: [2, 5] }, "Pieces is between 2 and 5"],
    [{ field: "isSpecialOffer", operator: "EQUALS", value: true }, "Special offer is yes"],
    [{ field: "colour", operator: "IS", value: "red" } as unknown as PricingCondition, "colour IS red"],
    [
      { field: "productCode", operator: "IN", value: Array.from({ length: 12 }, (_, index) => `C${index}`) },
      "Product code is one of C0, C1, C2, C3, C4, C5, C6, C7, C8, C9 and 2 more",
    ],
  ])("says of %j: %s", (condition, text) => {
    expect(conditionText(condition)).toBe(text)
  })

  it("names companies and customers, and nobody else", () => {
    const names = new Map([
      ["comp_1", "Lone Star Valve"],
      ["718", "a grade"],
    ])
    const among = { field: "companyId", operator: "IN", value: ["comp_1", "comp_2"] } as const satisfies PricingCondition
    const grade = { field: "stockGrade", operator: "EQUALS", value: "718" } as const satisfies PricingCondition
    expect(conditionText(among, names)).toBe("Customer's company is one of Lone Star Valve, comp_2")
    expect(conditionText(grade, names)).toBe("Stock grade is 718")
    expect(ownerIdsOf([grade, among, { field: "customerId", operator: "CONTAINS", value: "cus_1" }])).toEqual([
      ...["comp_1", "comp_2", "cus_1"],
    ])
  })
})
