import type { CartLine } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { priceLine } from "./price-line"
import { itemsByCode } from "./sellable-items"

export type Repriced = { lines: CartLine[]; variants: Map<string, string>; gone: CartLine[] }

/**
 * Every line priced anew from its item's record, never from the price it carried, so that nothing compounds
 * (decision 21). Lines of items that are no longer sold come back in `gone`.
 */
export async function repriceLines(container: MedusaContainer, lines: CartLine[], seesPrices: boolean): Promise<Repriced> {
  const items = await itemsByCode(container, [...new Set(lines.map((line) => line.productCode))])
  const variants = new Map<string, string>()
  const gone: CartLine[] = []
  const priced = lines.flatMap((line) => {
    const item = items.get(line.productCode)
    if (!item || item.withdrawn || !item.variantId) {
      gone.push(line)
      return []
    }
    variants.set(item.productCode, item.variantId)
    return [priceLine(item, line, seesPrices)]
  })
  return { lines: priced, variants, gone }
}
