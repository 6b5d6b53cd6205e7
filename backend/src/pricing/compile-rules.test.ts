import type { CustomPrice, PricingRule } from "../contract"
import { calculatePrice } from "./calculate-price"
import { compileCustomPrices } from "./compile-custom-prices"
import { compileRules } from "./compile-rules"
import { bookProblems, compilePriceBook } from "./price-book"
import { sortRules } from "./rule-order"
import { aCustomPrice, anAction, aRule, condition, discount, fixed, someFacts, tiered } from "./testing/sample-pricing"

/** A row as a database could hold it after someone edited it by hand. */
const brokenRule = (over: Record<string, unknown>) => ({ ...aRule({ id: "broken", priority: 99 }), ...over }) as PricingRule
const brokenPrice = (over: Record<string, unknown>) => ({ ...aCustomPrice({ id: "broken" }), ...over }) as CustomPrice

describe("a rule row that is broken", () => {
  it.each([
    ["a percentage that is a text", { actions: [{ ...discount(10), percentage: "10" }] }, "actions.0.percentage"],
    ["a percentage over 100", { actions: [discount(101)] }, "actions.0.percentage"],
    ["a percentage that is no number", { actions: [discount(Number.NaN)] }, "actions.0.percentage"],
    ["no fixed price", { actions: [anAction("FIXED_PRICE")] }, "actions.0.fixedPrice"],
    ["overlapping tiers", { actions: [tiered("piece", [0, 10, 5], [5, null, 4])] }, "actions.0.tiers.1.minValue"],
    ["an unknown action", { actions: [{ ...discount(10), type: "FREE" }] }, "actions.0.type"],
    ["an unknown operator", { conditions: [{ field: "pieces", operator: "LIKE", value: 1 }] }, "conditions.0.operator"],
    ["a value of another kind", { conditions: [{ field: "pieces", operator: "IN", value: "1" }] }, "conditions.0.value"],
    ["conditions that are no list", { conditions: null }, "conditions"],
    ["actions that are no list", { actions: "none" }, "actions"],
    ["inverted dates", { effectiveDate: "2026-03-02", expiryDate: "2026-03-01" }, "expiryDate"],
    ["a date that is none", { effectiveDate: "soon" }, "effectiveDate"],
    ["a priority that is none", { priority: null }, "priority"],
    ["an unknown status", { status: "active" }, "status"],
  ])("with %s is left out and reported, and the others still apply", (_title, over, field) => {
    const book = compilePriceBook({ rules: [brokenRule(over), aRule()] })
    expect(calculatePrice(book, someFacts())?.finalPrice).toBe(90)
    expect(bookProblems(book)).toEqual([
      { kind: "rule", id: "broken", name: expect.any(String), fields: [expect.objectContaining({ field })] },
    ])
  })

  it("may be nothing at all", () => {
    const book = compilePriceBook({ rules: [null as unknown as PricingRule, aRule()] })
    expect(calculatePrice(book, someFacts())?.finalPrice).toBe(90)
    expect(bookProblems(book)).toEqual([{ kind: "rule", id: "", name: "", fields: [{ field: "", reason: "must be a rule" }] }])
  })
})

describe("a custom price row that is broken", () => {
  it.each([
    ["no owner", { companyId: null }, "customerId"],
    ["a price that is a text", { customPrice: "4" }, "customPrice"],
    ["a price of nothing", { customPrice: 0 }, "customPrice"],
    ["an unknown unit", { unit: "ft" }, "unit"],
    ["inverted dates", { effectiveDate: "2026-03-02", expiryDate: "2026-03-01" }, "expiryDate"],
  ])("with %s is left out and reported", (_title, over, field) => {
    const book = compilePriceBook({ customPrices: [brokenPrice(over)] })
    expect(calculatePrice(book, someFacts())?.finalPrice).toBe(100)
    expect(bookProblems(book).map(({ kind, id, fields }) => [kind, id, fields.map((problem) => problem.field)])).toEqual([
      ["custom-price", "broken", [field]],
    ])
  })
})

describe("many rules", () => {
  it("meet a line only where they fit, whatever fact divides them", () => {
    const grades = Array.from({ length: 60 }, (_, index) => `G${index}`)
    const rules = grades.flatMap((grade, index) => [
      aRule({ id: `eq-${grade}`, conditions: [condition("stockGrade", "EQUALS", grade)], actions: [discount(1)] }),
      aRule({ id: `in-${grade}`, conditions: [condition("stockGrade", "IN", [grade, "718"])], actions: [discount(1)] }),
      aRule({
        id: `od-${index}`,
        conditions: [condition("outerDiameter", "BETWEEN", [index, index + 1])],
        actions: [discount(1)],
      }),
      aRule({
        id: `day-${index}`,
        effectiveDate: `2026-0${1 + (index % 6)}-01`,
        expiryDate: `2026-0${1 + (index % 6)}-28`,
        actions: [discount(1)],
      }),
    ])
    const applied = calculatePrice(compilePriceBook({ rules }), someFacts({ item: { stockGrade: "G7" } }))?.appliedRules.map(
      ({ ruleId }) => ruleId,
    )
    const march = grades.map((_, index) => index).filter((index) => index % 6 === 2)
    expect(new Set(applied)).toEqual(new Set(["eq-G7", "in-G7", "od-4", ...march.map((index) => `day-${index}`)]))
  })

  it("apply once to a line of several trading companies, however many of them they name", () => {
    const pairs = [["INC", "EUR"], ["EUR", "MSA"], ["SIN", "DUB"], ["MSA"], ["INC"]]
    const rules = Array.from({ length: 50 }, (_, index) =>
      aRule({ id: `r${index}`, coids: pairs[index % 5] ?? [], actions: [discount(1)] }),
    )
    const price = calculatePrice(compilePriceBook({ rules }), someFacts({ coid: "INC,EUR" }))
    const fitting = rules.filter(({ coids }) => coids.includes("INC") || coids.includes("EUR")).map(({ id }) => id)
    expect(price?.appliedRules.map(({ ruleId }) => ruleId).toSorted()).toEqual(fitting.toSorted())
    expect([fitting.length, price?.finalPrice]).toEqual([30, Math.round(10_000 * 0.99 ** 30) / 100])
  })

  it("may want two trading companies at once, which only a line of both has", () => {
    const rules = [aRule({ coids: ["INC"], conditions: [condition("coid", "EQUALS", "EUR")] })]
    const finalAt = (coid: string) => calculatePrice(compilePriceBook({ rules }), someFacts({ coid }))?.finalPrice
    expect([finalAt("INC"), finalAt("EUR"), finalAt("EUR,INC")]).toEqual([100, 100, 90])
  })

  it("may name thousands of products beside rules that name one", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `P${index}`)
    const single = Array.from({ length: 50 }, (_, index) =>
      aRule({ id: `one${index}`, productCodes: [`P${index}`], actions: [discount(1)] }),
    )
    const rules = [...single, aRule({ id: "many", productCodes: many, actions: [discount(1)] })]
    const appliedTo = (productCode: string) =>
      calculatePrice(compilePriceBook({ rules }), someFacts({ item: { productCode } }))?.appliedRules.map(({ ruleId }) => ruleId)
    expect(appliedTo("P7")).toEqual(["many", "one7"])
    expect(appliedTo("P4999")).toEqual(["many"])
    expect(appliedTo("other")).toEqual([])
  })

  it("may name thousands of products each", () => {
    const productCodes = Array.from({ length: 5000 }, (_, index) => `P${index}`)
    const rules = Array.from({ length: 20 }, (_, index) =>
      aRule({ id: `r${index}`, productCodes: index === 0 ? [...productCodes, "718 RB 04500 SA120"] : productCodes }),
    )
    expect(calculatePrice(compilePriceBook({ rules }), someFacts())?.appliedRules.map(({ ruleId }) => ruleId)).toEqual(["r0"])
  })
})

describe("sortRules", () => {
  it("puts rules in the order they are taken in", () => {
    const rules = [
      aRule({ id: "d" }),
      aRule({ id: "c" }),
      aRule({ id: "b", effectiveDate: "2026-01-01" }),
      aRule({ id: "a", priority: -1, actions: [fixed(1)] }),
      aRule({ id: "e", priority: 5 }),
    ]
    expect(sortRules(rules).map(({ id }) => id)).toEqual(["e", "b", "c", "d", "a"])
  })
})

describe("rules that were compiled before", () => {
  const rules = [aRule({ id: "a", priority: 2 }), aRule({ id: "b", priority: 1, actions: [fixed(40)] }), aRule({ id: "c" })]
  const known = compileRules(rules)

  it("are taken over where the row is the same, and the answers are those of a new set", () => {
    const edited = [aRule({ id: "d", priority: 3, actions: [discount(50)] }), ...rules.filter(({ id }) => id !== "b")]
    const again = compileRules(edited, known)
    expect(again.all.map(({ row }) => row.id)).toEqual(["d", "a", "c"])
    expect(again.all[1]).toBe(known.all[0])
    const priceWith = (set: typeof known) => calculatePrice({ rules: set, customPrices: compileCustomPrices([]) }, someFacts())
    expect(JSON.stringify(priceWith(again))).toBe(JSON.stringify(priceWith(compileRules(edited))))
    expect(priceWith(again)?.finalPrice).toBe(40.5)
  })

  it("are compiled again where the row is another, however alike", () => {
    const copy = { ...rules[0], actions: [discount(20)] } as PricingRule
    expect(compileRules([copy], known).all[0]).not.toBe(known.all[0])
  })
})
