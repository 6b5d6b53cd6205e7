import { PricingRuleBodySchema, type AdminPricingRule, type PricingRuleBody } from "@billet/backend/contract"
import { emptyRule, newAction, newCondition, newTier, ruleBodyOf, ruleFormOf, ruleProblems } from "./rule-form"

const stored = (body: PricingRuleBody): AdminPricingRule => {
  const written = { id: "r", version: 1, createdBy: null, updatedBy: null, createdAt: "", updatedAt: "", isActive: true }
  return { ...PricingRuleBodySchema.parse(body), ...written }
}
const complete = (form = emptyRule()) => ({ ...form, name: "Rule", actions: [{ ...newAction(), percentage: "5" }] })

describe("A rule's form", () => {
  it("gives back every stored rule as it was", () => {
    const body: PricingRuleBody = {
      name: "All there is",
      description: "Every part",
      status: "INACTIVE",
      priority: -3,
      coids: ["INC"],
      customerSegments: ["OIL", "AERO"],
      productCodes: ["718 RB 04500 SA120", "4140 TB 06000 03000 QT110"],
      effectiveDate: "2026-01-01",
      expiryDate: "2026-12-31",
      category: "Yard",
      tags: ["spring", "yard"],
      conditions: [
        { field: "pieces", operator: "BETWEEN", value: [2, 5.5] },
        { field: "stockGrade", operator: "IN", value: ["718", "316/316L"] },
        { field: "outerDiameter", operator: "NOT_IN", value: [1, 2.25] },
        { field: "isSpecialOffer", operator: "EQUALS", value: true },
        { field: "productCondition", operator: "CONTAINS", value: "ANNEALED, AGED" },
        { field: "totalWeightInPounds", operator: "GREATER_THAN", value: 1000 },
      ],
      actions: [
        {
          type: "TIERED_PRICING",
          unit: "piece",
          tiers: [
            { minValue: 0, maxValue: 10, price: 5.25, unit: "lb" },
            { minValue: 10, price: 4 },
          ],
        },
        { type: "PERCENTAGE_MARKUP", percentage: 2.5 },
      ],
    }
    const rule = stored(body)
    expect(PricingRuleBodySchema.parse(ruleBodyOf(ruleFormOf(rule)))).toEqual(PricingRuleBodySchema.parse(body))
  })

  it("has nothing to say of a rule with a name and a discount", () => {
    expect(ruleProblems(ruleBodyOf(complete()))).toEqual({})
  })

  it("says at each field what is missing or wrong", () => {
    const form = {
      ...complete(),
      name: " ",
      priority: "high",
      effectiveDate: "2026-02-02",
      expiryDate: "2026-02-01",
      conditions: [
        { ...newCondition(), field: "pieces" as const, operator: "GREATER_THAN" as const, value: "ten" },
        { ...newCondition(), field: "pieces" as const, operator: "BETWEEN" as const, value: "1" },
        { ...newCondition(), field: "pieces" as const, operator: "IN" as const, value: "1, two" },
      ],
    }
    const problems = ruleProblems(ruleBodyOf({ ...form, priority: "1" }))
    expect(problems).toEqual({
      name: "must not be empty",
      expiryDate: "must not be before the effective date",
      "conditions.0.value": "must be a number",
      "conditions.1.value": "must be two numbers, the least and the most",
      "conditions.2.value": "each entry must be a number",
    })
    expect(ruleProblems(ruleBodyOf({ ...complete(), priority: "high" }))).toEqual({ priority: "must be a number" })
  })

  it("sends only what belongs to the type of an action", () => {
    const action = { ...newAction(), percentage: "5", fixedPrice: "7", type: "FIXED_PRICE" as const }
    expect(ruleBodyOf({ ...complete(), actions: [action] }).actions).toEqual([{ type: "FIXED_PRICE", fixedPrice: 7 }])
  })

  it("tells overlapping tiers and tiers left blank apart", () => {
    const tiered = (...tiers: [string, string, string][]) => ({
      ...complete(),
      actions: [
        {
          ...newAction(),
          type: "TIERED_PRICING" as const,
          tiers: tiers.map(([minValue, maxValue, price]) => ({ ...newTier(minValue), maxValue, price })),
        },
      ],
    })
    expect(ruleProblems(ruleBodyOf(tiered(["0", "10", "5"], ["5", "", "4"])))).toEqual({
      "actions.0.tiers.1.minValue": "overlaps the tier from 0 to 10",
    })
    expect(ruleProblems(ruleBodyOf(tiered(["0", "", ""])))).toEqual({ "actions.0.tiers.0.price": "must be a number" })
  })
})
