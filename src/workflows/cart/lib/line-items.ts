import type { CartLine, CatalogueItem } from "@billet/backend/contract"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { itemsToPrice } from "../../pricing/lib/items-to-price"
import { itemsByCode } from "./sellable-items"

/** An item of a line and the variant it is sold as. */
export type LineItem = { item: CatalogueItem; variantId: string }

/** Items from memory, without those that are no longer sold: memory learns of that, and of their return, a moment later. */
async function soldItems(container: MedusaContainer, codes: string[]): Promise<Map<string, CatalogueItem>> {
  if (!codes.length) return new Map()
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [items, withdrawn] = await Promise.all([itemsToPrice(container, codes), catalogue.readWithdrawn(codes)])
  const gone = new Set(withdrawn)
  return new Map([...items].filter(([code, item]) => !gone.has(code) && !item.withdrawn))
}

/**
 * The items of lines that can still be sold, by product code: from memory for lines that the cart has already, from the
 * database for what is new in it. `known` is the cart before its change.
 */
export async function lineItems(
  container: MedusaContainer,
  known: Pick<CartDTO, "items">,
  lines: readonly Pick<CartLine, "productCode">[],
): Promise<Map<string, LineItem>> {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))]
  const variants = new Map((known.items ?? []).map((item) => [item.variant_sku ?? "", item.variant_id]))
  const inMemory = await soldItems(
    container,
    codes.filter((code) => variants.get(code)),
  )
  const stored = await itemsByCode(
    container,
    codes.filter((code) => !inMemory.has(code)),
  )
  const found = new Map<string, LineItem>()
  for (const code of codes) {
    const item = inMemory.get(code) ?? stored.get(code)
    const variantId = stored.get(code)?.variantId ?? variants.get(code)
    if (item && !item.withdrawn && variantId) found.set(code, { item, variantId })
  }
  return found
}
