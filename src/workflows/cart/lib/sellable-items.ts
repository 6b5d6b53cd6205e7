import { normaliseProductCode } from "@billet/backend/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { StoredCatalogueItem } from "../../../modules/metal-catalogue/sql/read-catalogue-items"

/** Items by product code. Codes nobody knows are simply not in the answer. */
export async function itemsByCode(container: MedusaContainer, codes: string[]): Promise<Map<string, StoredCatalogueItem>> {
  if (!codes.length) return new Map()
  const items = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).readCatalogueItems({ codes })
  return new Map(items.map((item) => [item.productCode, item]))
}

/** Why a code that nobody knows is refused. */
export const unknownCode = (code: string): string => `No product has the code "${code}"`
/** Why an item that is not sold any more is refused. */
export const noLongerSold = (productCode: string): string => `${productCode} is no longer available`

export function isSellable(item: StoredCatalogueItem): boolean {
  return !item.withdrawn && item.variantId !== null
}

/** One item by its exact code, else by its normalised form (decision 6); NOT_FOUND when neither is known. */
export async function findItem(container: MedusaContainer, code: string): Promise<StoredCatalogueItem> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [exact] = await catalogue.readCatalogueItems({ codes: [code] })
  const [found] = exact ? [exact] : await catalogue.readCatalogueItems({ normalisedCodes: [normaliseProductCode(code)] })
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, unknownCode(code))
  return found
}

/** One item that can be sold, by its code in any spelling; from the database, so that what was just withdrawn is refused. */
export async function findSellableItem(container: MedusaContainer, code: string): Promise<StoredCatalogueItem> {
  const item = await findItem(container, code)
  if (!isSellable(item)) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, noLongerSold(item.productCode), "withdrawn")
  }
  return item
}
