import type { PricingFacts } from "./facts"
import type { CustomPrice, PricingRule } from "../contract"
import { calculatePrice } from "./calculate-price"
import { InvalidPricingDateError } from "./facts"
import { compilePriceBook } from "./price-book"
import { aCustomPrice, anAction, aRule, condition, discount, fixed, markup, someFacts, tiered } from "./testing/sample-pricing"

const priceOf = (rules: PricingRule[], facts: PricingFacts = someFacts(), customPrices: CustomPrice[] = []) =>
  calculatePrice(compilePriceBook({ rules, customPrices }), facts)
const finalOf = (rules: PricingRule[], facts?: PricingFacts, customPrices?: CustomPrice[]) =>
  priceOf(rules, facts, customPrices)?.finalPrice
const appliedTo = (rules: PricingRule[], facts?: PricingFacts, customPrices?: CustomPrice[]) =>
  priceOf(rules, facts, customPrices)?.appliedRules.map(({ ruleId, adjustment }) => [ruleId, adjustment])

describe("calculatePrice", () => {
  it("gives the catalogue price where no rule applies", () => {
    expect(priceOf([])).toMatchObject({
      originalPrice: 100,
      calculatedPrice: 100,
      finalPrice: 100,
      unitPrice: 50,
      basis: "piece",
      appliedRules: [],
    })
  })

  it("is null without a catalogue price and without a rule that sets one", () => {
    const facts = someFacts({ item: { averageCostPerInch: null } })
    expect(priceOf([aRule()], facts)).toBeNull()
    expect(priceOf([aRule(), aRule({ id: "r2", actions: [fixed(30)] })], facts)).toMatchObject({
      originalPrice: null,
      finalPrice: 54,
    })
  })

  it("refuses a date that is none", () => {
    expect(() => priceOf([], someFacts({ date: "15.03.2026" }))).toThrow(InvalidPricingDateError)
  })

  describe("takes rules in order (decision 19)", () => {
    const base = (id: string, price: number, over: Partial<PricingRule> = {}) => aRule({ id, actions: [fixed(price)], ...over })

    it("sets the base by the highest priority", () => {
      expect(finalOf([base("a", 10, { priority: 1 }), base("b", 20, { priority: 2 }), base("c", 30)])).toBe(40)
    })

    it("at equal priority by the newer effective date, none being the oldest", () => {
      const rules = [
        base("a", 10),
        base("b", 20, { effectiveDate: "2026-01-02" }),
        base("c", 30, { effectiveDate: "2026-01-01" }),
      ]
      expect(finalOf(rules)).toBe(40)
    })

    it("at equal dates by the smaller id", () => {
      expect(finalOf([base("b", 20), base("a", 10), base("c", 30)])).toBe(20)
    })

    it("goes on to the next base where a tier does not cover the line", () => {
      const tiers = aRule({ id: "tiers", priority: 9, actions: [tiered("piece", [5, null, 30])] })
      expect(finalOf([tiers, base("b", 20)])).toBe(40)
      expect(finalOf([tiers, base("b", 20)], someFacts({ line: { pieces: 5 } }))).toBe(150)
    })

    it("applies every markup and discount to the base that won, in order, and lists each", () => {
      const rules = [
        aRule({ id: "first", priority: 9, actions: [discount(10)] }),
        base("base", 40, { priority: 5 }),
        aRule({ id: "last", actions: [markup(5)] }),
      ]
      expect(appliedTo(rules)).toEqual([
        ["base", -20],
        ["first", -8],
        ["last", 3.6],
      ])
      expect(finalOf(rules)).toBe(75.6)
    })

    it("lists a rule with two actions once, with both effects", () => {
      expect(appliedTo([aRule({ actions: [discount(10), fixed(40)] })])).toEqual([["r1", -28]])
    })

    it("does not list a base that came too late", () => {
      expect(appliedTo([base("a", 40, { priority: 1 }), base("b", 30)])).toEqual([["a", -20]])
    })
  })

  describe("with custom prices", () => {
    const company = aCustomPrice()
    const customer = aCustomPrice({ id: "c2", companyId: null, customerId: "jo", customPrice: 3 })

    it("takes the company's before the customer's, and both before any rule's base", () => {
      const rules = [aRule({ priority: 99, actions: [fixed(1)] })]
      expect(finalOf(rules, someFacts(), [customer, company])).toBe(80)
      expect(finalOf(rules, someFacts(), [customer])).toBe(60)
      expect(finalOf(rules, someFacts({ buyer: { companyId: null } }), [customer, company])).toBe(60)
      expect(finalOf(rules, someFacts({ buyer: { companyId: "other", customerId: "kim" } }), [customer, company])).toBe(2)
    })

    it("applies markups and discounts to it, unless they ask for its absence", () => {
      const open = aRule({ id: "open" })
      const shy = aRule({ id: "shy", conditions: [condition("hasCustomPrice", "EQUALS", false)] })
      expect(appliedTo([open, shy], someFacts(), [company])).toEqual([
        ["c1", -20],
        ["open", -8],
      ])
      expect(appliedTo([open, shy])).toEqual([
        ["open", -10],
        ["shy", -9],
      ])
    })

    it.each([
      ["before its first day", { effectiveDate: "2026-03-16" }],
      ["after its last day", { expiryDate: "2026-03-14" }],
      ["switched off", { isActive: false }],
      ["for another trading company", { coid: "EUR" }],
      ["for another product", { productCode: "718 RB 05000 SA120" }],
      ["per pound where the weight is not known", { unit: "lb" as const }],
    ])("leaves out one that is %s", (_title, over) => {
      expect(finalOf([], someFacts({ line: { weightInPounds: 0 } }), [aCustomPrice(over)])).toBe(100)
    })

    it("prefers the trading company's own, then the newer", () => {
      const rows = [
        aCustomPrice({ id: "general", customPrice: 1, effectiveDate: "2026-03-01" }),
        aCustomPrice({ id: "own-old", customPrice: 2, coid: "INC", effectiveDate: "2026-01-01" }),
        aCustomPrice({ id: "own-new", customPrice: 3, coid: "INC", effectiveDate: "2026-02-01" }),
      ]
      expect(appliedTo([], someFacts(), rows)).toEqual([["own-new", -40]])
      expect(appliedTo([], someFacts({ coid: "EUR" }), rows)).toEqual([["general", -80]])
      expect(appliedTo([], someFacts({ coid: "EUR,INC" }), rows)).toEqual([["own-new", -40]])
    })
  })

  describe("knows when a rule is active (decision 20)", () => {
    const dated = aRule({ effectiveDate: "2026-03-10", expiryDate: "2026-03-20" })
    it.each([
      ["2026-03-09T23:59:59.999Z", 100],
      ["2026-03-10", 90],
      ["2026-03-10T00:00:00Z", 90],
      ["2026-03-10T01:00:00+02:00", 100],
      ["2026-03-20T23:59:59.999Z", 90],
      ["2026-03-20T23:30:00-01:00", 100],
      ["2026-03-21", 100],
    ])("at %s the price is %d", (date, price) => {
      expect(finalOf([dated], someFacts({ date }))).toBe(price)
    })

    it.each(["INACTIVE", "DRAFT", "ARCHIVED"] as const)("never while its status is %s", (status) => {
      expect(finalOf([aRule({ status })])).toBe(100)
    })
  })

  describe("keeps customers apart", () => {
    const oil = aRule({ id: "oil", customerSegments: ["OIL"], actions: [discount(10)] })
    const aero = aRule({ id: "aero", customerSegments: ["AERO"], actions: [discount(20)] })
    const both = aRule({ id: "both", customerSegments: ["OIL", "AERO"], actions: [discount(50)] })

    it.each([
      ["OIL", 45],
      ["AERO", 40],
      ["INC", 100],
      ["oil", 100],
    ])("a buyer of segment %s pays %d", (customerSegment, price) => {
      expect(finalOf([oil, aero, both], someFacts({ buyer: { customerSegment } }))).toBe(price)
    })

    it("a rule for a trading company meets any of a list", () => {
      const rule = aRule({ coids: ["EUR", "SIN"] })
      expect(finalOf([rule], someFacts({ coid: "INC" }))).toBe(100)
      expect(finalOf([rule], someFacts({ coid: "INC, EUR" }))).toBe(90)
      expect(finalOf([rule], someFacts({ coid: "SIN,EUR" }))).toBe(90)
    })
  })

  describe("rounds half-even and only at the end (decision 18)", () => {
    const at = (averageCostPerInch: number) => someFacts({ item: { averageCostPerInch }, line: { amount: "1", pieces: 1 } })

    it.each([
      [0.25, 50, 0.12],
      [0.75, 50, 0.38],
      [2.01, 50, 1],
      [2.03, 50, 1.02],
    ])("%d less %d %% is %d", (cost, percentage, price) => {
      expect(finalOf([aRule({ actions: [discount(percentage)] })], at(cost))).toBe(price)
    })

    it("does not lose cents between two rules", () => {
      const rules = [aRule({ id: "a", actions: [discount(33.3333)] }), aRule({ id: "b", actions: [markup(50)] })]
      expect(priceOf(rules, at(0.015))).toMatchObject({ originalPrice: 0.02, finalPrice: 0.02, unitPrice: 0.015 })
      expect(appliedTo(rules, at(0.015))).toEqual([
        ["a", -0.01],
        ["b", 0.01],
      ])
    })

    it("gives the unit price of a weight line per unit of weight", () => {
      const rule = aRule({ actions: [anAction("FIXED_PRICE", { fixedPrice: 1000 })] })
      expect(priceOf([rule], someFacts({ line: { unit: "lb", amount: "30", weightInPounds: 30, pieces: 3 } }))).toMatchObject({
        finalPrice: 3000,
        unitPrice: 33.3333,
        basis: "lb",
      })
    })
  })

  it("takes a promo code off last and leaves the calculated price", () => {
    const facts = someFacts({ promo: { code: "SPRING", percentage: 15 } })
    expect(priceOf([aRule()], facts)).toMatchObject({
      originalPrice: 100,
      calculatedPrice: 90,
      finalPrice: 76.5,
      unitPrice: 38.25,
    })
    expect(appliedTo([aRule()], facts)).toEqual([["r1", -10]])
  })

  it("never rises per piece as pieces grow where tiers do", () => {
    const rule = aRule({ actions: [tiered("piece", [1, 5, 50], [5, 20, 45.5], [20, null, 40.25])] })
    const unitPrices = Array.from(
      { length: 100 },
      (_, index) => priceOf([rule], someFacts({ line: { pieces: index + 1 } }))?.unitPrice ?? 0,
    )
    expect(unitPrices).toEqual([...unitPrices].sort((a, b) => b - a))
    expect(new Set(unitPrices)).toEqual(new Set([50, 45.5, 40.25]))
  })

  it("keeps its story when it is written as JSON", () => {
    const price = priceOf([aRule()])
    expect(JSON.parse(JSON.stringify(price))).toMatchObject({
      finalPrice: 90,
      appliedRules: [{ ruleId: "r1" }],
      derivation: [{ kind: "list" }, { kind: "discount" }, {}, {}],
    })
  })
})
