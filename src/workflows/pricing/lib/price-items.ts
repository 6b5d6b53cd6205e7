import { canonicalAmount, type CatalogueItem, type PricedItem, type PricedItemInputSchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "@medusajs/framework/zod"
import { itemsToPrice } from "./items-to-price"
import { lineMoney, priceMaker, type MadePrice, type PriceMaker } from "./make-price"
import type { PricedFor } from "./priced-for"
import { recordPrices } from "./record-prices"

type Input = z.output<typeof PricedItemInputSchema>

/** What a failed item falls back to: the unit price it was sent with, times its pieces (specification section 7). */
function fallback(input: Input, error: string): PricedItem {
  const unitPrice = input.unitPrice ?? 0
  const itemTotal = Math.round(unitPrice * input.pieces * 100) / 100
  const { productCode, amount, unit, pieces } = input
  const money = { unitPrice, itemTotal, originalPrice: itemTotal, appliedRules: [] }
  return { productCode, amount, unit, pieces, success: false, error, ...money }
}

function priceItem(maker: PriceMaker, item: CatalogueItem | undefined, input: Input): { shown: PricedItem; made: MadePrice[] } {
  if (!item) return { shown: fallback(input, `No product has the code "${input.productCode}"`), made: [] }
  const { unit, pieces } = input
  const amount = canonicalAmount(input.amount)
  const made = maker.make(item, { amount, unit, pieces })
  if (!made.price) return { shown: fallback(input, `${item.productCode} has no list price`), made: [] }
  const line = { productCode: item.productCode, amount, unit, pieces, success: true, error: null }
  return { shown: { ...line, ...lineMoney(made.price) }, made: [made] }
}

/** Prices cart items, in their order. */
export async function priceItems(container: MedusaContainer, inputs: Input[], who: PricedFor): Promise<PricedItem[]> {
  const items = await itemsToPrice(
    container,
    inputs.map(({ productCode }) => productCode),
  )
  const maker = await priceMaker(container, { who, at: new Date(), promo: null })
  const priced = inputs.map((input) => priceItem(maker, items.get(input.productCode), input))
  recordPrices(
    container,
    maker,
    priced.flatMap(({ made }) => made),
  )
  return priced.map(({ shown }) => shown)
}
