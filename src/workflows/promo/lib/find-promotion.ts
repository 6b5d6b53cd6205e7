import type { MedusaContainer, PromotionDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { MAX_PIECES } from "@billet/backend/contract"

const RELATIONS = [
  "application_method",
  "application_method.target_rules",
  "rules",
  "campaign",
  "campaign.budget",
  "campaign.budget.usages",
]

/**
 * A promotion of the kind the cart can use: an active code with a percentage off all material (decision 24). Null for every
 * other code, as for one that does not exist. A code typed in small letters is found too.
 */
export async function findPromotion(container: MedusaContainer, code: string): Promise<PromotionDTO | null> {
  const codes = [...new Set([code, code.toUpperCase()])]
  const found = await container.resolve(Modules.PROMOTION).listPromotions({ code: codes }, { relations: RELATIONS })
  const promotion = found.find((one) => one.code === code) ?? found[0]
  return promotion && isPercentageOffMaterial(promotion) ? promotion : null
}

function isPercentageOffMaterial({ status, type, is_automatic: isAutomatic, application_method: method }: PromotionDTO): boolean {
  const value = Number(method?.value ?? 0)
  const wholeLines = method?.allocation !== "once" && (method?.max_quantity == null || method.max_quantity >= MAX_PIECES)
  return (
    status === "active" &&
    type === "standard" &&
    !isAutomatic &&
    method?.type === "percentage" &&
    (method.target_type === "items" || method.target_type === "order") &&
    !method.target_rules?.length &&
    wholeLines &&
    value > 0 &&
    value <= 100
  )
}
