import { createHash } from "node:crypto"
import { priceCacheKey } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import type { Calculation } from "../../../modules/metal-pricing/sql/keep-calculations"
import type { MadePrice, PriceMaker } from "./make-price"

function toCalculation(bookVersion: number, calculatedAt: Date, { facts, price }: MadePrice): Calculation[] {
  if (!price) return []
  const { item, line, buyer, coid } = facts
  return [
    {
      cacheKey: createHash("sha256").update(priceCacheKey(bookVersion, facts)).digest("base64url"),
      bookVersion,
      productCode: item.productCode,
      customerId: buyer.customerId ?? null,
      companyId: buyer.companyId ?? null,
      coid,
      customerSegment: buyer.customerSegment,
      quantity: Number(line.amount) * line.pieces,
      unit: line.unit,
      originalPrice: price.originalPrice,
      calculatedPrice: price.calculatedPrice,
      finalPrice: price.finalPrice,
      appliedRuleIds: price.appliedRules.map(({ ruleId }) => ruleId),
      calculatedAt,
    },
  ]
}

/** Notes prices that are about to be told, for staff to look up (ADR 16), while the request waits for something else. */
export function recordPrices(container: MedusaContainer, { book }: PriceMaker, made: MadePrice[]): void {
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const calculatedAt = new Date()
  setImmediate(() => void pricing.recordCalculations(made.flatMap((one) => toCalculation(book.version, calculatedAt, one))))
}
