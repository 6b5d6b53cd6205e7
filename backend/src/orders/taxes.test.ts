import { isTaxExempt, ratesToTheCent, taxCents, taxedLines, type OrderTaxes, type TaxRate } from "./taxes"

const texas: TaxRate = { rate: 8.25, name: "Texas", code: "TX", rateId: "txr_1", providerId: "tp_system" }
const taxes = (changes: Partial<OrderTaxes> = {}): OrderTaxes => ({
  ...{ isExempt: false, lines: { a: [texas], b: [texas] }, freight: [texas] },
  ...changes,
})
const line = (id: string, itemTotal: number) => ({ id, itemTotal })

describe("The tax of an order", () => {
  it.each([
    ["2.00 x 8.25 % = 16.5 cents, to the even 16", [line("a", 2)], null, 16],
    ["6.00 x 8.25 % = 49.5 cents, to the even 50", [line("a", 6)], null, 50],
    ["two halves are rounded once: 33 cents", [line("a", 2), line("b", 2)], null, 33],
    ["freight is taxed with the lines", [line("a", 100)], 1_000, 908],
    ["a line without a rate bears none", [line("a", 100), line("other", 100)], null, 825],
  ])("%s", (_, lines, freight, expected) => {
    expect(taxCents(taxes(), lines, freight).total).toBe(expected)
  })

  it("is 0 without rates, and of an order that is exempt", () => {
    for (const none of [null, undefined, taxes({ isExempt: true, lines: {}, freight: [] })])
      expect(taxCents(none, [line("a", 100)], 1_000)).toEqual({ total: 0, material: 0, freight: 0 })
  })

  it("adds rates up, and says what the freight adds", () => {
    const city = { ...texas, rate: 1.5, name: "City" }
    const two = taxes({ lines: { a: [texas, city] } })
    expect(taxCents(two, [line("a", 100)], 200)).toEqual({ total: 992, material: 975, freight: 17 })
  })

  it("follows of the rates to the cent when nobody rounds", () => {
    const lines = [line("free", 50), line("a", 7395.13), line("b", 0.01)]
    const { material } = taxCents(taxes(), lines, null)
    const amounts = taxedLines(taxes(), lines)
    const exact = ratesToTheCent(amounts, material)
    const made = exact.flatMap((rates, index) => rates.map(({ rate }) => ((amounts[index]?.cents ?? 0) * rate) / 100))
    expect(made.reduce((sum, one) => sum + one, 0)).toBeCloseTo(material, 9)
    expect(exact.map((rates) => rates.length)).toEqual([0, 1, 1])
    expect(exact[2]).toEqual([texas])
    expect(exact[1]?.[0]?.rate).toBeCloseTo(8.25, 4)
  })
})

describe("A tax certificate", () => {
  it.each([
    [null, false],
    ["2026-05-03", false],
    ["2026-05-04", true],
    ["2027-01-01", true],
  ])("that holds until %s frees an order of 2026-05-04: %s", (until, expected) => {
    expect(isTaxExempt(until, "2026-05-04")).toBe(expected)
  })
})
