import type { CartLine } from "@billet/backend/contract"
import { keptTotal, savingPercent, type PromoFacts } from "@billet/backend/pricing"
import { lineMoney, type MadePrice } from "../../pricing/lib/make-price"
import { NO_MONEY } from "./cart-line"

export type CartMoney = Pick<CartLine, "unitPrice" | "itemTotal" | "originalPrice" | "appliedRules" | "savingPercent" | "promo">

const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * What a line costs: the price just made from the item's record, never the one the line carried, so that nothing compounds
 * (decision 21). Only a line whose price is locked keeps its unit price. Null where there is no price to be had.
 */
export function cartMoney(
  line: Pick<CartLine, "unitPrice" | "priceLock">,
  made: MadePrice,
  promo: PromoFacts | null,
): CartMoney | null {
  if (line.priceLock) return keptMoney(line.unitPrice, made)
  if (!made.price) return null
  const money = lineMoney(made.price)
  const savings = (cents(made.price.calculatedPrice) - cents(made.price.finalPrice)) / 100
  return {
    ...money,
    savingPercent: saved(money.originalPrice, money.itemTotal),
    promo: promo && { code: promo.code, percentage: promo.percentage, savings },
  }
}

function keptMoney(unitPrice: number, { facts, price }: MadePrice): CartMoney {
  const itemTotal = keptTotal(unitPrice, facts.line)
  const originalPrice = price?.originalPrice ?? itemTotal
  return { ...NO_MONEY, unitPrice, itemTotal, originalPrice, savingPercent: saved(originalPrice, itemTotal) }
}

const saved = (before: number, after: number) => Math.max(0, savingPercent(before, after))
