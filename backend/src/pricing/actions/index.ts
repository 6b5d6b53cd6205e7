import type { PricingActionType } from "../../contract"
import type { Action } from "../define-action"
import { fixedPrice } from "./fixed-price"
import { percentageDiscount } from "./percentage-discount"
import { percentageMarkup } from "./percentage-markup"
import { pricePerUnit } from "./price-per-unit"
import { tieredPricing } from "./tiered-pricing"

/** Every action by its type in PRICING_ACTIONS, which holds its label, its help and the parts a form asks for. */
export const ACTIONS: Readonly<Record<PricingActionType, Action>> = {
  FIXED_PRICE: fixedPrice,
  PERCENTAGE_MARKUP: percentageMarkup,
  PERCENTAGE_DISCOUNT: percentageDiscount,
  TIERED_PRICING: tieredPricing,
  PRICE_PER_UNIT: pricePerUnit,
}
