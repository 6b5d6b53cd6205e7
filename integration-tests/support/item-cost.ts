import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { itemsToPrice } from "../../src/workflows/pricing/lib/items-to-price"
import { eventually } from "./eventually"

/** Changes what an item costs, USD an inch, and waits until prices are made of it: they come from memory, a moment later. */
export async function changeCost(container: MedusaContainer, productCode: string, costPerInch: number): Promise<void> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [item] = await catalogue.listStockItems({ product_code: productCode })
  await catalogue.updateStockItems({ id: item?.id ?? "", cost_per_inch_e4: Math.round(costPerInch * 10_000) })
  await eventually(
    async () => (await itemsToPrice(container, [productCode])).get(productCode)?.averageCostPerInch,
    (cost) => cost === costPerInch,
  )
}
