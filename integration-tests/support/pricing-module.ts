import { join } from "node:path"
import { moduleIntegrationTestRunner, type SuiteOptions } from "@medusajs/test-utils"
import { METAL_PRICING } from "../../src/modules/metal-pricing"
import { CustomPrice } from "../../src/modules/metal-pricing/models/custom-price"
import { PriceCalculationCache } from "../../src/modules/metal-pricing/models/price-calculation-cache"
import { PricingAction } from "../../src/modules/metal-pricing/models/pricing-action"
import { PricingCondition } from "../../src/modules/metal-pricing/models/pricing-condition"
import { PricingRule } from "../../src/modules/metal-pricing/models/pricing-rule"
import { PricingRuleVersion } from "../../src/modules/metal-pricing/models/pricing-rule-version"
import { PricingTier } from "../../src/modules/metal-pricing/models/pricing-tier"
import type MetalPricingService from "../../src/modules/metal-pricing/service"

const MODULE = join(__dirname, "../../src/modules/metal-pricing")
const MODELS = [CustomPrice, PriceCalculationCache, PricingAction, PricingCondition, PricingRule, PricingRuleVersion, PricingTier]

/** Runs tests against the pricing module and the tables its own migrations make, fresh for every test. */
export function pricingModuleTests(testSuite: (options: SuiteOptions<MetalPricingService>) => void): void {
  moduleIntegrationTestRunner<MetalPricingService>({
    moduleName: METAL_PRICING,
    resolve: MODULE,
    moduleModels: MODELS,
    pathToMigrations: join(MODULE, "migrations"),
    testSuite,
  })
}
