import type { FieldProblem } from "./error-schema"
import { CustomPriceBodySchema, PricingRuleBodySchema, type CustomPriceBody, type PricingRuleBody } from "./pricing-rule-schema"

const rule: PricingRuleBody = { name: "Spring", actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 10 }] }
const customPrice: CustomPriceBody = { productCode: "718 RB 04500 SA120", companyId: "acme", customPrice: 12.5, unit: "lb" }
const tiers = (...rows: [unknown, unknown][]) => ({
  type: "TIERED_PRICING",
  unit: "piece",
  tiers: rows.map(([minValue, maxValue]) => ({ minValue, maxValue, price: 5 })),
})
const where = (field: string, operator: string, value: unknown) => ({ conditions: [{ field, operator, value }] })

function refusals(schema: typeof PricingRuleBodySchema | typeof CustomPriceBodySchema, body: unknown): FieldProblem[] {
  const answer = schema.safeParse(body)
  return answer.success ? [] : answer.error.issues.map(({ path, message }) => ({ field: path.join("."), reason: message }))
}

describe("a pricing rule that staff send", () => {
  it("is completed with what was left out", () => {
    expect(PricingRuleBodySchema.parse({ ...rule, name: "  Spring ", effectiveDate: "2026-03-01T23:30:00-02:00" })).toEqual({
      name: "Spring",
      description: null,
      status: "DRAFT",
      priority: 0,
      coids: [],
      customerSegments: [],
      productCodes: [],
      effectiveDate: "2026-03-02",
      expiryDate: null,
      category: null,
      tags: [],
      conditions: [],
      actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 10, fixedPrice: null, pricePerUnit: null, unit: null, tiers: [] }],
    })
  })

  it.each([
    ["one value", where("stockGrade", "EQUALS", "718")],
    ["a number with many decimals", where("outerDiameter", "EQUALS", 4.12345)],
    ["yes or no", where("isSpecialOffer", "NOT_EQUALS", true)],
    ["a part of a text", where("metalCategory", "CONTAINS", "nick")],
    ["a list of numbers", where("pieces", "IN", [1, 2])],
    ["a range of one number", where("pieces", "BETWEEN", [5, 5])],
    ["tiers that touch, in any order", { actions: [tiers([10, null], [0, 10])] }],
    ["tiers with a gap", { actions: [tiers([0, 5], [10, 20])] }],
    ["a full discount", { actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 100 }] }],
    ["a markup over 100", { actions: [{ type: "PERCENTAGE_MARKUP", percentage: 250 }] }],
    ["one day", { effectiveDate: "2026-03-01", expiryDate: "2026-03-01" }],
    [
      "a base price and a discount",
      {
        actions: [
          { type: "FIXED_PRICE", fixedPrice: 5 },
          { type: "PERCENTAGE_DISCOUNT", percentage: 3 },
        ],
      },
    ],
  ])("may have %s", (_title, over) => {
    expect(refusals(PricingRuleBodySchema, { ...rule, ...over })).toEqual([])
  })

  it.each([
    ["no name", { name: " " }, "name", "must not be empty"],
    [
      "an inverted date",
      { effectiveDate: "2026-03-02", expiryDate: "2026-03-01" },
      "expiryDate",
      "must not be before the effective date",
    ],
    ["a day that does not exist", { effectiveDate: "2026-02-31" }, "effectiveDate", "must be a date"],
    ["a broken priority", { priority: 1.5 }, "priority", "must be a whole number"],
    ["an unknown trading company", { coids: ["INC", "USA"] }, "coids", "each entry must be one of INC, EUR, MSA, SIN, DUB"],
    ["a product twice", { productCodes: ["A", " A"] }, "productCodes", "must not name an entry twice"],
    ["an empty segment", { customerSegments: [""] }, "customerSegments", "each entry must not be empty"],
    ["no action", { actions: [] }, "actions", "must have at least 1"],
    [
      "a discount over 100",
      { actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 100.01 }] },
      "actions.0.percentage",
      "must be at most 100",
    ],
    [
      "a discount of nothing",
      { actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 0 }] },
      "actions.0.percentage",
      "must be above 0",
    ],
    [
      "a negative discount",
      { actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: -5 }] },
      "actions.0.percentage",
      "must be above 0",
    ],
    [
      "a markup over 1000",
      { actions: [{ type: "PERCENTAGE_MARKUP", percentage: 1001 }] },
      "actions.0.percentage",
      "must be at most 1000",
    ],
    ["a fixed price without a price", { actions: [{ type: "FIXED_PRICE" }] }, "actions.0.fixedPrice", "must be a number"],
    ["a price of nothing", { actions: [{ type: "FIXED_PRICE", fixedPrice: 0 }] }, "actions.0.fixedPrice", "must be above 0"],
    [
      "too fine a price",
      { actions: [{ type: "FIXED_PRICE", fixedPrice: 1.00001 }] },
      "actions.0.fixedPrice",
      "must have at most 4 decimals",
    ],
    [
      "a part of another action",
      { actions: [{ type: "FIXED_PRICE", fixedPrice: 5, percentage: 5 }] },
      "actions.0.percentage",
      "is not part of FIXED_PRICE",
    ],
    [
      "a price per unit without a unit",
      { actions: [{ type: "PRICE_PER_UNIT", pricePerUnit: 5 }] },
      "actions.0.unit",
      "must be one of piece, in, lb, kg",
    ],
    [
      "two base prices",
      {
        actions: [
          { type: "FIXED_PRICE", fixedPrice: 5 },
          { type: "PRICE_PER_UNIT", pricePerUnit: 5, unit: "lb" },
        ],
      },
      "actions.1.type",
      "a rule sets one base price only",
    ],
    ["no tiers", { actions: [tiers()] }, "actions.0.tiers", "must have at least one tier"],
    ["overlapping tiers", { actions: [tiers([0, 10], [9, 20])] }, "actions.0.tiers.1.minValue", "overlaps the tier from 0 to 10"],
    [
      "a tier behind an open one",
      { actions: [tiers([50, 60], [0, null])] },
      "actions.0.tiers.0.minValue",
      "overlaps the tier from 0 to any",
    ],
    [
      "two tiers from the same value",
      { actions: [tiers([1, 5], [1, 9])] },
      "actions.0.tiers.1.minValue",
      "overlaps the tier from 1 to 5",
    ],
    ["an empty tier", { actions: [tiers([5, 5])] }, "actions.0.tiers.0.maxValue", "must be above the least value"],
    ["a tier below nothing", { actions: [tiers([-1, 5])] }, "actions.0.tiers.0.minValue", "must be at least 0"],
    ["a number where a text is compared", where("stockGrade", "EQUALS", 718), "conditions.0.value", "must be a text"],
    ["a text where a number is compared", where("outerDiameter", "GREATER_THAN", "4"), "conditions.0.value", "must be a number"],
    [
      "a metal there is not",
      where("metalCategory", "EQUALS", "NICKLE"),
      "conditions.0.value",
      "must be one of NICKEL, LOW ALLOY, STAINLESS",
    ],
    ["a list for one value", where("stockGrade", "EQUALS", ["718"]), "conditions.0.value", "must be a text"],
    ["one value for a list", where("stockGrade", "IN", "718"), "conditions.0.value", "must be a list"],
    ["an empty list", where("stockGrade", "IN", []), "conditions.0.value", "must name at least one value"],
    ["nothing to look for", where("stockGrade", "CONTAINS", " "), "conditions.0.value", "must not be empty"],
    ["an inverted range", where("pieces", "BETWEEN", [5, 1]), "conditions.0.value", "must name the smaller number first"],
    ["half a range", where("pieces", "BETWEEN", [5]), "conditions.0.value", "must be two numbers, the least and the most"],
    [
      "a comparison of texts by size",
      where("stockGrade", "GREATER_THAN", 4),
      "conditions.0.operator",
      "GREATER_THAN compares numbers; Stock grade is not of that kind",
    ],
    [
      "a search in a number",
      where("pieces", "CONTAINS", "4"),
      "conditions.0.operator",
      "CONTAINS compares texts; Pieces is not of that kind",
    ],
    ["a yes or no that is neither", where("hasCustomPrice", "EQUALS", "yes"), "conditions.0.value", "must be true or false"],
  ])("is refused with %s", (_title, over, field, reason) => {
    expect(refusals(PricingRuleBodySchema, { ...rule, ...over })).toEqual([{ field, reason }])
  })

  it.each([
    ["an unknown field", where("colour", "EQUALS", "red"), "conditions.0.field"],
    ["an unknown operator", where("pieces", "LIKE", 1), "conditions.0.operator"],
    ["an inherited name as operator", where("pieces", "toString", 1), "conditions.0.operator"],
    ["an unknown action", { actions: [{ type: "FREE" }] }, "actions.0.type"],
    ["an unknown status", { status: "LIVE" }, "status"],
    ["a derived field", { isActive: true }, ""],
    ["a number that is not finite", where("pieces", "EQUALS", Number.POSITIVE_INFINITY), "conditions.0.value"],
  ])("is refused with %s", (_title, over, field) => {
    expect(refusals(PricingRuleBodySchema, { ...rule, ...over }).map((problem) => problem.field)).toEqual([field])
  })
})

describe("a custom price that staff send", () => {
  it("is completed with what was left out", () => {
    expect(CustomPriceBodySchema.parse({ ...customPrice, customerId: "" })).toEqual({
      ...customPrice,
      customerId: null,
      coid: null,
      originalPrice: null,
      discountPercent: null,
      effectiveDate: null,
      expiryDate: null,
      isActive: true,
      notes: null,
    })
  })

  it.each([
    ["no owner", { companyId: null }, "customerId", "must be set, or the company, and not both"],
    ["two owners", { customerId: "jo" }, "customerId", "must be set, or the company, and not both"],
    ["a price of nothing", { customPrice: 0 }, "customPrice", "must be above 0"],
    ["a negative price", { customPrice: -1 }, "customPrice", "must be above 0"],
    ["no product", { productCode: " " }, "productCode", "must not be empty"],
    ["an unknown trading company", { coid: "USA" }, "coid", "must be one of INC, EUR, MSA, SIN, DUB"],
    [
      "inverted dates",
      { effectiveDate: "2026-03-02", expiryDate: "2026-03-01" },
      "expiryDate",
      "must not be before the effective date",
    ],
    ["more than all taken off", { discountPercent: 101 }, "discountPercent", "must be at most 100"],
  ])("is refused with %s", (_title, over, field, reason) => {
    expect(refusals(CustomPriceBodySchema, { ...customPrice, ...over })).toEqual([{ field, reason }])
  })
})
