import { normaliseProductCode } from "@billet/backend/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { isSellable, itemsByCode, noLongerSold, unknownCode } from "./sellable-items"

type ItemsByCode = Awaited<ReturnType<typeof itemsByCode>>
export type CodeAnswer = { productCode: string } | { reason: string }

/** For each code of a list its exact form, or why it cannot be sold: by the exact code, else by its normalised form. */
export async function sellableCodes(container: MedusaContainer, codes: string[]): Promise<CodeAnswer[]> {
  const exact = await itemsByCode(container, [...new Set(codes)])
  const others = new Set(codes.filter((code) => !exact.has(code)).map(normaliseProductCode))
  const spelt = await itemsByNormalisedCode(container, [...others])
  return codes.map((code) => {
    const item = exact.get(code) ?? spelt.get(normaliseProductCode(code))
    if (!item) return { reason: unknownCode(code) }
    return isSellable(item) ? { productCode: item.productCode } : { reason: noLongerSold(item.productCode) }
  })
}

async function itemsByNormalisedCode(container: MedusaContainer, normalisedCodes: string[]): Promise<ItemsByCode> {
  if (normalisedCodes.length === 0) return new Map()
  const items = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).readCatalogueItems({ normalisedCodes })
  return new Map(items.map((item) => [normaliseProductCode(item.productCode), item]))
}
