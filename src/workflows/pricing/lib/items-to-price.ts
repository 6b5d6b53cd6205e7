import { normaliseProductCode } from "@billet/backend/catalogue"
import type { CatalogueItem } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

/** Items by their exact codes, from memory. Codes nobody knows are not in the answer. */
export async function itemsToPrice(container: MedusaContainer, codes: Iterable<string>): Promise<Map<string, CatalogueItem>> {
  const index = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockIndex()
  const found = new Map<string, CatalogueItem>()
  for (const code of codes) {
    const item = index.get(code)
    if (item) found.set(code, item)
  }
  return found
}

/** One item by its code, from memory when it is written as the catalogue writes it (decision 6); null when it is not known. */
export async function knownItem(container: MedusaContainer, code: string): Promise<CatalogueItem | null> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const exact = (await catalogue.stockIndex()).get(code)
  if (exact) return exact
  const [found] = await catalogue.readCatalogueItems({ normalisedCodes: [normaliseProductCode(code)] })
  return found ?? null
}

/** The same, throwing NOT_FOUND. */
export async function itemToPrice(container: MedusaContainer, code: string): Promise<CatalogueItem> {
  const item = await knownItem(container, code)
  if (!item) throw new MedusaError(MedusaError.Types.NOT_FOUND, `No product has the code "${code}"`)
  return item
}
