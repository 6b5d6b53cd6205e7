import type { PromotionDTO } from "@medusajs/framework/types"
import type { PromoUser } from "./promo-user"

const day = (date: Date | string) => new Date(date).toISOString().slice(0, 10)

/** Why a promotion cannot be used at a moment, whoever asks; null when its dates and limits allow it. */
export function promoLimit(promotion: PromotionDTO, user: PromoUser, now: Date): string | null {
  const { code, campaign } = promotion
  if (campaign?.starts_at && new Date(campaign.starts_at) > now)
    return `The promo code ${code} is valid from ${day(campaign.starts_at)}.`
  if (campaign?.ends_at && new Date(campaign.ends_at) <= now) return `The promo code ${code} has expired.`
  const isUsedUp = typeof promotion.limit === "number" && (promotion.used ?? 0) >= promotion.limit
  if (isUsedUp || isSpent(promotion)) return `The promo code ${code} has been used up.`
  return hasUsedUp(promotion, user) ? `You have already used the promo code ${code}.` : null
}

function isSpent({ campaign }: PromotionDTO): boolean {
  const budget = campaign?.budget
  if (budget?.limit == null || budget.type === "use_by_attribute") return false
  return Number(budget.used ?? 0) >= Number(budget.limit)
}

/** A budget per customer counts the uses of each. */
function hasUsedUp({ campaign }: PromotionDTO, user: PromoUser): boolean {
  const budget = campaign?.budget
  if (budget?.type !== "use_by_attribute" || budget.limit == null) return false
  const value = budget.attribute === "customer_email" ? user.email : user.customerId
  const usage = budget.usages?.find((one) => one.attribute_value === value)
  return Number(usage?.used ?? 0) >= Number(budget.limit)
}
