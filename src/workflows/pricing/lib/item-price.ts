import { canonicalAmount, type BuyerPrices, type CatalogueItem, type ItemPrice } from "@billet/backend/contract"
import { nextBreaks, priceBreaks, publicExplanation, savingPercent } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { lineMoney, priceMaker } from "./make-price"
import type { LineRequest } from "./price-facts"
import type { PricedFor } from "./priced-for"
import { recordPrices } from "./record-prices"

/** The piece a volume table is for where nobody asked for one: a foot. */
const FOOT: LineRequest = { amount: "12", unit: "in", pieces: 1 }

/** What a buyer sees of one item's price, and why; null where it has none. */
export async function itemPrice(
  container: MedusaContainer,
  item: CatalogueItem,
  { amount: asked, unit, pieces }: LineRequest,
  who: PricedFor,
): Promise<ItemPrice | null> {
  const maker = await priceMaker(container, { who, at: new Date(), promo: null })
  const amount = canonicalAmount(asked)
  const made = maker.make(item, { amount, unit, pieces })
  if (!made.price) return null
  recordPrices(container, maker, [made])
  const { unitPrice, itemTotal, originalPrice } = lineMoney(made.price)
  return {
    productCode: item.productCode,
    amount,
    unit,
    pieces,
    unitPrice,
    itemTotal,
    originalPrice,
    savingPercent: Math.max(0, savingPercent(originalPrice, itemTotal)),
    explanation: publicExplanation(made.price.derivation),
    breaks: priceBreaks(maker.book, made.facts),
    nextBreaks: nextBreaks(maker.book, made.facts),
  }
}

/** What the product page shows without being asked for a quantity. */
export async function buyerPrices(container: MedusaContainer, item: CatalogueItem, who: PricedFor): Promise<BuyerPrices> {
  const maker = await priceMaker(container, { who, at: new Date(), promo: null })
  const perUnit = (unit: "lb" | "in") => maker.make(item, { amount: "1", unit, pieces: 1 }).price?.unitPrice ?? null
  return {
    yourPrice: { perLb: perUnit("lb"), perInch: perUnit("in") },
    breaks: priceBreaks(maker.book, maker.make(item, FOOT).facts),
  }
}
