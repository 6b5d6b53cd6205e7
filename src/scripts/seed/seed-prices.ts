import { CustomPriceBodySchema, PricingRuleBodySchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import { importCustomPricesWorkflow } from "../../workflows/pricing/import-custom-prices"
import { savePricingRuleWorkflow } from "../../workflows/pricing/save-pricing-rule"
import { DEMO_COMPANY } from "./demo-people"
import { demoCustomPrices, demoRules } from "./demo-prices"

/** Rules and agreed prices of the demo shop; those that are there already stay as they are. */
export async function seedPrices(container: MedusaContainer): Promise<void> {
  const [company] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies({ name: DEMO_COMPANY.name })
  if (!company) throw new Error("The demo company is seeded before its prices")
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const known = new Set((await pricing.listPricingRules({}, { select: ["name"], take: null })).map(({ name }) => name))
  for (const body of demoRules(company.id)) {
    if (known.has(body.name)) continue
    await savePricingRuleWorkflow(container).run({ input: { rule: PricingRuleBodySchema.parse(body), actorId: "demo" } })
  }
  const prices = demoCustomPrices(company.id).map((body) => CustomPriceBodySchema.parse(body))
  await importCustomPricesWorkflow(container).run({ input: { prices, actorId: "demo" } })
}
