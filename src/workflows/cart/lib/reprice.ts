import { canonicalAmount, type CartLineView, type CatalogueItem } from "@billet/backend/contract"
import type { PromoFacts } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { priceMaker, type MadePrice, type PriceMaker } from "../../pricing/lib/make-price"
import { pieceOf } from "../../pricing/lib/price-facts"
import type { PricedFor } from "../../pricing/lib/priced-for"
import { recordPrices } from "../../pricing/lib/record-prices"
import { NO_COSTS, NO_MONEY } from "./cart-line"
import { cartMoney } from "./cart-money"
import { lineItems, type KnownCart } from "./line-items"
import { toCartLine, type LineToPrice } from "./to-cart-line"

/** For whom a cart is priced, nobody when null, and with which promo code. */
export type CartTerms = { who: PricedFor | null; promo: PromoFacts | null }
export type Repriced = { lines: CartLineView[]; variants: Map<string, string>; gone: AskedLine[]; bookVersion: number | null }
type AskedLine = LineToPrice & { productCode: string }

/**
 * All lines in one pass, each priced anew from its item's record by the rules as they are now (decision 21). Lines of items
 * that are no longer sold come back in `gone`.
 */
export async function repriceLines(
  container: MedusaContainer,
  cart: KnownCart,
  lines: AskedLine[],
  terms: CartTerms,
): Promise<Repriced> {
  const items = await lineItems(container, cart, lines)
  const maker = terms.who && (await priceMaker(container, { ...terms, who: terms.who, at: new Date() }))
  const made: MadePrice[] = []
  const result: Repriced = { lines: [], variants: new Map(), gone: [], bookVersion: maker?.book.version ?? null }
  for (const line of lines) {
    const found = items.get(line.productCode)
    if (!found) {
      result.gone.push(line)
      continue
    }
    result.variants.set(line.productCode, found.variantId)
    result.lines.push(pricedLine(container, found.item, line, { maker, made, promo: terms.promo }))
  }
  if (maker) recordPrices(container, maker, made)
  return result
}

type Pass = { maker: PriceMaker | null; made: MadePrice[]; promo: PromoFacts | null }

/**
 * An item without a price costs 0, which is shown as pending and cannot be ordered (specification section 8): one such line
 * must not keep a buyer from changing the others.
 */
function pricedLine(
  container: MedusaContainer,
  item: CatalogueItem,
  line: AskedLine,
  { maker, made, promo }: Pass,
): CartLineView {
  const request = { ...line, amount: canonicalAmount(line.amount) }
  if (!maker) return toCartLine(item, request, pieceOf(item, request), { ...NO_MONEY, ...NO_COSTS })
  const price = maker.make(item, request)
  made.push(price)
  const money = cartMoney(line, price, promo)
  const { averageCostPerLb, averageCostPerInch, averageCostPerKg } = item
  if (!money) container.resolve(ContainerRegistrationKeys.LOGGER).warn(`${item.productCode} has no price and is 0 in a cart`)
  return toCartLine(item, request, price.piece, {
    ...(money ?? NO_MONEY),
    averageCostPerLb,
    averageCostPerInch,
    averageCostPerKg,
  })
}
