import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** A promo code to try in the demo shop: 5 percent off all material, for every buyer. */
const DEMO_PROMO_CODE = "WELCOME5"

export async function seedPromoCode(container: MedusaContainer): Promise<void> {
  const promotions = container.resolve(Modules.PROMOTION)
  const [known] = await promotions.listPromotions({ code: [DEMO_PROMO_CODE] })
  if (known) return
  await promotions.createPromotions({
    code: DEMO_PROMO_CODE,
    type: "standard",
    status: "active",
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 5 },
  })
}
