import type { Operations } from "../operation"

const RULES = "/admin/metal-pricing/rules"
const PRICES = "/admin/metal-pricing/custom-prices"

/** Rules, custom prices and what they come to. */
export const ADMIN_PRICING: Operations = {
  [`GET ${RULES}`]: { summary: "Pricing rules", answer: "PricingRuleListAnswer" },
  [`POST ${RULES}`]: { summary: "Make a rule", answer: "PricingRuleAnswer", status: [201], errors: [409] },
  [`GET ${RULES}/:id`]: { summary: "One rule", answer: "PricingRuleAnswer" },
  [`POST ${RULES}/:id`]: { summary: "Change a rule", answer: "PricingRuleAnswer", errors: [409] },
  [`DELETE ${RULES}/:id`]: { summary: "Archive a rule", answer: "PricingRuleAnswer", errors: [409] },
  [`GET ${RULES}/:id/history`]: { summary: "Versions of a rule", answer: "RuleHistoryAnswer" },
  [`POST ${RULES}/:id/status`]: { summary: "Change a rule's status", answer: "PricingRuleAnswer", errors: [409] },
  [`POST ${RULES}/:id/restore`]: { summary: "Restore an earlier version", answer: "PricingRuleAnswer", errors: [409] },
  [`POST ${RULES}/reorder`]: { summary: "Put rules in another order", answer: "ReorderRulesAnswer", errors: [404, 409] },
  [`GET ${PRICES}`]: { summary: "Custom prices", answer: "CustomPriceListAnswer" },
  [`POST ${PRICES}`]: { summary: "Make a custom price", answer: "CustomPriceAnswer", status: [201], errors: [404, 409] },
  [`GET ${PRICES}/:id`]: { summary: "One custom price", answer: "CustomPriceAnswer" },
  [`POST ${PRICES}/:id`]: { summary: "Change a custom price", answer: "CustomPriceAnswer", errors: [409] },
  [`GET ${PRICES}/export`]: { summary: "Custom prices as a file", answer: { file: "text/csv" } },
  [`POST ${PRICES}/import`]: { summary: "Import a file of custom prices", answer: "CustomPriceImportAnswer", errors: [409] },
  "GET /admin/metal-pricing/owners": { summary: "Whom a custom price may be for", answer: "PriceOwnerAnswer" },
  "POST /admin/metal-pricing/simulate": {
    summary: "What a line would cost and why",
    answer: "SimulateAnswer",
    errors: [404, 409, 422],
  },
  "GET /admin/metal-pricing/warnings": { summary: "Rules that never apply", answer: "PricingWarningsAnswer" },
  "GET /admin/metal-pricing/calculations": { summary: "Prices that were calculated", answer: "CalculationListAnswer" },
}
