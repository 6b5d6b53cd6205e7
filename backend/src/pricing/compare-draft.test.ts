import { compareDraft, withDraft } from "./compare-draft"
import { compilePriceBook } from "./price-book"
import { aRule, condition, discount, markup, someFacts } from "./testing/sample-pricing"

const live = compilePriceBook({ rules: [aRule({ id: "spring", conditions: [condition("stockGrade", "EQUALS", "718")] })] })
const lines = [
  someFacts(),
  someFacts({ item: { stockGrade: "725", productCode: "725" } }),
  someFacts({ item: { stockGrade: "825", productCode: "825", averageCostPerInch: null } }),
]

describe("compareDraft", () => {
  it("counts what a draft changes, over all lines", () => {
    const draft = withDraft(live, aRule({ id: "spring", status: "DRAFT", actions: [discount(25)] }))
    expect(compareDraft(live, draft, lines)).toEqual({
      compared: 3,
      changed: 2,
      cheaper: 2,
      dearer: 0,
      totalBefore: 190,
      totalAfter: 150,
      histogram: expect.arrayContaining([
        { from: -50, to: -20, lines: 1 },
        { from: -20, to: -10, lines: 1 },
      ]),
      differences: [
        { productCode: "725", before: 100, after: 75, changePercent: -25 },
        { productCode: "718 RB 04500 SA120", before: 90, after: 75, changePercent: expect.closeTo(-16.6667, 4) },
      ],
    })
  })

  it("adds a rule that is new and leaves the live book as it is", () => {
    const draft = withDraft(live, aRule({ id: "energy", status: "DRAFT", actions: [markup(4)] }))
    expect(compareDraft(live, draft, lines)).toMatchObject({
      changed: 2,
      cheaper: 0,
      dearer: 2,
      totalBefore: 190,
      totalAfter: 197.6,
    })
    expect(compareDraft(live, live, lines)).toMatchObject({ compared: 3, changed: 0, differences: [] })
  })

  it("puts every changed line into one bar, and keeps the greatest changes", () => {
    const draft = (percentage: number) => withDraft(compilePriceBook({}), aRule({ actions: [discount(percentage)] }))
    for (const percentage of [0.5, 2, 10, 49.9, 50, 80]) {
      const { histogram } = compareDraft(compilePriceBook({}), draft(percentage), [someFacts()])
      expect(histogram.reduce((sum, bar) => sum + bar.lines, 0)).toBe(1)
      const bar = histogram.find((one) => one.lines === 1)
      expect(bar && (bar.from ?? -Infinity) <= -percentage && -percentage < (bar.to ?? Infinity)).toBe(true)
    }
    const many = Array.from({ length: 50 }, (_, index) =>
      someFacts({ item: { productCode: `P${index}`, stockGrade: String(index) } }),
    )
    const rules = many.map((_, index) =>
      aRule({ id: `r${index}`, conditions: [condition("stockGrade", "EQUALS", String(index))], actions: [discount(index + 1)] }),
    )
    const { differences } = compareDraft(compilePriceBook({}), compilePriceBook({ rules }), many, 2)
    expect(differences.map(({ productCode }) => productCode)).toEqual(["P49", "P48"])
  })

  it("shows a line that gets or loses its price", () => {
    const priced = withDraft(
      live,
      aRule({ id: "new", actions: [{ ...discount(1), type: "FIXED_PRICE", percentage: null, fixedPrice: 7 }] }),
    )
    expect(compareDraft(live, priced, lines.slice(2)).differences).toEqual([
      { productCode: "825", before: null, after: 14, changePercent: null },
    ])
  })
})
