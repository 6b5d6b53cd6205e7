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

/** One item by its exact code, else by its normalised form (decision 6); NOT_FOUND when neither is known. */
export async function findItem(container: MedusaContainer, code: string): Promise<StoredCatalogueItem> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [exact] = await catalogue.readCatalogueItems({ codes: [code] })
  const [found] = exact ? [exact] : await catalogue.readCatalogueItems({ normalisedCode: normaliseProductCode(code) })
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `No product has the code "${code}"`)
  return found
}

/** One item that can be sold, by its code in any spelling; from the database, so that what was just withdrawn is refused. */
export async function findSellableItem(container: MedusaContainer, code: string): Promise<StoredCatalogueItem> {
  const item = await findItem(container, code)
  if (item.withdrawn || !item.variantId) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `${item.productCode} is no longer available`, "withdrawn")
  }
  return item
}
