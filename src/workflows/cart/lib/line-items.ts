import type { CartLine, CatalogueItem } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { StoredCatalogueItem } from "../../../modules/metal-catalogue/sql/read-catalogue-items"
import { itemsToPrice } from "../../pricing/lib/items-to-price"
import type { StoredCart } from "./read-cart"
import { itemsByCode } from "./sellable-items"

/** An item of a line and the variant it is sold as. */
export type LineItem = { item: CatalogueItem; variantId: string }
/** What of a cart has to be known to find the items of its lines, and an item of them that was just read. */
export type KnownCart = Pick<StoredCart, "items" | "withdrawn"> & { found?: StoredCatalogueItem | undefined }

/**
 * The items of lines that can still be sold, by product code: from memory for lines that the cart has already, from the
 * database for what is new in it. `known` is the cart before its change.
 */
export async function lineItems(
  container: MedusaContainer,
  known: KnownCart,
  lines: readonly Pick<CartLine, "productCode">[],
): Promise<Map<string, LineItem>> {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))]
  const variants = new Map((known.items ?? []).map((item) => [item.variant_sku ?? "", item.variant_id]))
  // Memory learns that an item is no longer sold, and of its return, a moment later than the cart that was just read.
  const withdrawn = new Set(known.withdrawn)
  const inMemory = await itemsToPrice(
    container,
    codes.filter((code) => variants.get(code) && !withdrawn.has(code)),
  )
  const read = known.found
  const stored = await itemsByCode(
    container,
    codes.filter((code) => code !== read?.productCode && (inMemory.get(code)?.withdrawn ?? true)),
  )
  if (read) stored.set(read.productCode, read)
  const found = new Map<string, LineItem>()
  for (const code of codes) {
    const item = stored.get(code) ?? inMemory.get(code)
    const variantId = stored.get(code)?.variantId ?? variants.get(code)
    if (item && !item.withdrawn && variantId) found.set(code, { item, variantId })
  }
  return found
}
