import type { PromoFacts } from "@billet/backend/pricing"
import type { CartDTO, MedusaContainer, PromotionDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { findPromotion } from "./find-promotion"
import { promoLimit } from "./promo-limits"
import { promoUser, type PromoUser } from "./promo-user"

/** A promo code that may be used, or why it may not; `remaining` is what a spend budget has left, USD. */
export type PromoCheck = { promo: PromoFacts; remaining: number | null } | { promo: null; refusal: string }

/** Something to take a percentage off: only whether the promotion's rules hold is asked. */
const PROBE = { id: "probe", quantity: 1, subtotal: 100, original_total: 100, is_discountable: true }

/**
 * Whether a buyer may use a promo code on their cart (decision 24). A code that is meant for others is answered as one that
 * does not exist, also when it has expired: an answer never tells what another company was offered.
 */
export async function checkPromo(
  container: MedusaContainer,
  code: string,
  cart: CartDTO,
  buyer: { customerId: string; companyId: string | null },
): Promise<PromoCheck> {
  const unknown = { promo: null, refusal: `You cannot use the promo code ${code}. Check how it is written.` }
  const promotion = await findPromotion(container, code)
  if (!promotion) return unknown
  const user = await promoUser(container, buyer)
  const isMeant = await isMeantFor(container, promotion, cart, user)
  if (!isMeant && promotion.rules?.length) return unknown
  const refusal = promoLimit(promotion, user, new Date())
  if (refusal) return { promo: null, refusal }
  if (!isMeant) return unknown
  return {
    promo: { code: promotion.code ?? code, percentage: Number(promotion.application_method?.value ?? 0) },
    remaining: remainingSpend(promotion),
  }
}

/** Asks Medusa, so that every rule its promotions can have counts: groups, regions, countries, and our companies. */
async function isMeantFor(container: MedusaContainer, { code }: PromotionDTO, cart: CartDTO, user: PromoUser): Promise<boolean> {
  const actions = await container.resolve(Modules.PROMOTION).computeActions(
    [code ?? ""],
    {
      currency_code: cart.currency_code,
      customer_id: user.customerId,
      customer: { id: user.customerId, groups: user.groupIds.map((id) => ({ id })) },
      company: { id: user.companyId },
      company_id: user.companyId,
      region: { id: cart.region_id ?? "" },
      sales_channel_id: cart.sales_channel_id,
      shipping_address: { country_code: countryOf(cart) },
      email: user.email,
      items: [PROBE],
      shipping_methods: [],
    },
    { prevent_auto_promotions: true, skip_usage_limit_checks: true },
  )
  return actions.some((action) => action.action === "addItemAdjustment" || action.action === "campaignBudgetExceeded")
}

const countryOf = ({ shipping_address: address, metadata }: CartDTO) =>
  (address?.country_code ?? String(metadata?.country_code ?? "")).toLowerCase()

function remainingSpend({ campaign }: PromotionDTO): number | null {
  const budget = campaign?.budget
  return budget?.type === "spend" && budget.limit != null ? Number(budget.limit) - Number(budget.used ?? 0) : null
}
