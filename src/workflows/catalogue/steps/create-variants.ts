import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { createVariantsOfProduct } from "../lib/create-variants-of-product"
import { groupByProduct } from "../lib/group-by-product"

/**
 * Gives every item that has none its Medusa variant: one product per grade, form and condition, one variant per
 * size, sku = product code. Variants that an interrupted run created are found by sku first.
 */
export const createVariantsStep = createStep("create-variants", async (_input: void, { container }) => {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const items = await catalogue.listStockItems({ variant_id: null }, { order: { product_code: "ASC" } })
  const known = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ sku: items.map((item) => item.product_code) }, { select: ["id", "sku"] })
  await catalogue.assignVariants(known.map(({ id, sku }) => ({ product_code: sku ?? "", variant_id: id })))
  const adopted = new Set(known.map(({ sku }) => sku))
  for (const group of groupByProduct(items.filter((item) => !adopted.has(item.product_code)))) {
    const variants = await createVariantsOfProduct(container, group)
    await catalogue.assignVariants(variants)
  }
  return new StepResponse(items.length)
})
