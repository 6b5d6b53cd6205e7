import { explainPrice } from "./explain-price"
import { compilePriceBook } from "./price-book"
import { publicExplanation } from "./public-explanation"
import { aCustomPrice, aRule, condition, discount, fixed, markup, someFacts, tiered } from "./testing/sample-pricing"

const rules = [
  aRule({ id: "tiers", name: "Volume", priority: 9, actions: [tiered("piece", [5, null, 30])] }),
  aRule({ id: "fixed", name: "Bar price", priority: 8, actions: [fixed(40)] }),
  aRule({ id: "late", name: "Old price", priority: 7, actions: [fixed(45), discount(5)] }),
  aRule({ id: "energy", name: "Energy", priority: 6, actions: [markup(5)] }),
  aRule({ id: "draft", status: "DRAFT", priority: 5 }),
  aRule({ id: "ended", expiryDate: "2026-03-14", priority: 4 }),
  aRule({ id: "future", effectiveDate: "2026-03-16", priority: 3 }),
  aRule({
    id: "other",
    priority: 2,
    coids: ["EUR", "SIN"],
    conditions: [
      condition("outerDiameter", "BETWEEN", [5, 6]),
      condition("insideDiameter", "GREATER_THAN", 1),
      condition("stockGrade", "CONTAINS", "4"),
    ],
  }),
]

describe("explainPrice", () => {
  it("has a verdict on every rule, in the order of evaluation", () => {
    const { price, rules: verdicts } = explainPrice(compilePriceBook({ rules }), someFacts())
    expect(price?.finalPrice).toBe(79.8)
    expect(verdicts.map(({ ruleId, applied, adjustment, reasons }) => [ruleId, applied, adjustment, reasons])).toEqual([
      ["tiers", false, 0, ["no tier covers 2 piece"]],
      ["fixed", true, -20, []],
      ["late", true, -4, ['the base price is set by "Bar price"']],
      ["energy", true, 3.8, []],
      ["draft", false, 0, ["its status is DRAFT"]],
      ["ended", false, 0, ["it ended on 2026-03-14"]],
      ["future", false, 0, ["it starts on 2026-03-16"]],
      [
        "other",
        false,
        0,
        [
          "Trading company is one of EUR, SIN; here it is INC",
          "Outer diameter is between 5 and 6; here it is 4.5",
          "Inside diameter is above 1; here it is not known",
          "Stock grade contains 4; here it is 718",
        ],
      ],
    ])
  })

  it("says what keeps a discount from a line without a price", () => {
    const { price, rules: verdicts } = explainPrice(
      compilePriceBook({ rules: [aRule()] }),
      someFacts({ item: { averageCostPerInch: 0 } }),
    )
    expect(price).toBeNull()
    expect(verdicts[0]).toMatchObject({ applied: false, reasons: ["there is no price to change"] })
  })

  it("names the custom price that came before a rule", () => {
    const book = compilePriceBook({ rules: [aRule({ actions: [fixed(1)] })], customPrices: [aCustomPrice()] })
    expect(explainPrice(book, someFacts()).rules[0]?.reasons).toEqual(["the base price is set by the custom price"])
  })

  it("shortens long lists", () => {
    const productCodes = Array.from({ length: 12 }, (_, index) => `P${index}`)
    const [verdict] = explainPrice(compilePriceBook({ rules: [aRule({ productCodes })] }), someFacts()).rules
    expect(verdict?.reasons[0]).toBe(
      "Product code is one of P0, P1, P2, P3, P4, P5, P6, P7, P8, P9 and 2 more; here it is 718 RB 04500 SA120",
    )
  })
})

describe("publicExplanation", () => {
  const linesOf = (...args: Parameters<typeof explainPrice>) => publicExplanation(explainPrice(...args).price?.derivation ?? [])

  it("shows base, contract, break and discounts, and nothing of a rule", () => {
    const book = compilePriceBook({
      rules: [...rules, aRule({ id: "secret", name: "Margin rescue", actions: [discount(10)] })],
      customPrices: [aCustomPrice()],
    })
    const lines = linesOf(book, someFacts({ promo: { code: "SPRING", percentage: 10 } }))
    expect(lines).toEqual([
      { kind: "base", label: "Base price", amount: 103.8 },
      { kind: "contract", label: "Your contract price", amount: -20 },
      { kind: "promo", label: "Discount", amount: -11.98 },
      { kind: "promo", label: "Promo code SPRING", amount: -7.18 },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Margin|secret|Energy|c1/)
  })

  it("shows a quantity break against the base price", () => {
    expect(linesOf(compilePriceBook({ rules: rules.slice(0, 1) }), someFacts({ line: { pieces: 5 } }))).toEqual([
      { kind: "base", label: "Base price", amount: 250 },
      { kind: "break", label: "Quantity price", amount: -100 },
    ])
  })
})
