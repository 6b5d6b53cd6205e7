import type { CustomPriceBody, PricingRuleBody } from "@billet/backend/contract"

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Rules that show what rules can do; small nickel bars stay at list price. `companyId` is the demo company's. */
export function demoRules(companyId: string): PricingRuleBody[] {
  return [
    {
      name: "Stainless bar, five pieces and more",
      description: "Saw set-up is shared between the pieces.",
      status: "ACTIVE",
      priority: 50,
      category: "Volume",
      tags: ["volume", "stainless"],
      conditions: [
        { field: "metalCategory", operator: "EQUALS", value: "STAINLESS" },
        { field: "productType", operator: "EQUALS", value: "Bar" },
        { field: "pieces", operator: "BETWEEN", value: [5, 9] },
      ],
      actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 3 }],
    },
    {
      name: "Stainless bar, ten pieces and more",
      status: "ACTIVE",
      priority: 50,
      category: "Volume",
      tags: ["volume", "stainless"],
      conditions: [
        { field: "metalCategory", operator: "EQUALS", value: "STAINLESS" },
        { field: "productType", operator: "EQUALS", value: "Bar" },
        { field: "pieces", operator: "GREATER_THAN_OR_EQUAL", value: 10 },
      ],
      actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 6 }],
    },
    {
      name: "Lone Star frame contract",
      description: "Low alloy for the valve bodies; products with an agreed price of their own keep it.",
      status: "ACTIVE",
      priority: 40,
      category: "Contract",
      tags: ["contract"],
      effectiveDate: inDays(-120),
      expiryDate: inDays(245),
      conditions: [
        { field: "companyId", operator: "EQUALS", value: companyId },
        { field: "metalCategory", operator: "EQUALS", value: "LOW ALLOY" },
        { field: "hasCustomPrice", operator: "EQUALS", value: false },
      ],
      actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 5 }],
    },
    {
      name: "Special offers of the season",
      status: "ACTIVE",
      priority: 20,
      category: "Offer",
      tags: ["offer"],
      effectiveDate: inDays(-20),
      expiryDate: inDays(70),
      conditions: [
        { field: "isSpecialOffer", operator: "EQUALS", value: true },
        { field: "outerDiameter", operator: "GREATER_THAN_OR_EQUAL", value: 2 },
      ],
      actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 8 }],
    },
    {
      name: "Nickel surcharge of next quarter",
      description: "Waits for the exchange's figures.",
      status: "DRAFT",
      priority: 10,
      category: "Surcharge",
      tags: ["surcharge"],
      effectiveDate: inDays(40),
      conditions: [{ field: "metalCategory", operator: "EQUALS", value: "NICKEL" }],
      actions: [{ type: "PERCENTAGE_MARKUP", percentage: 2.5 }],
    },
  ]
}

/** What the demo company has agreed on, product by product. */
export function demoCustomPrices(companyId: string): CustomPriceBody[] {
  const agreed = {
    companyId,
    unit: "lb" as const,
    effectiveDate: inDays(-120),
    expiryDate: inDays(245),
    notes: "Frame contract LS-2026-04",
  }
  return [
    { ...agreed, productCode: "718 RB 04500 SA", customPrice: 17.6, originalPrice: 19.5567, discountPercent: 10 },
    { ...agreed, productCode: "718 RB 05000 SA", customPrice: 18.3, originalPrice: 20.3526, discountPercent: 10 },
  ]
}
