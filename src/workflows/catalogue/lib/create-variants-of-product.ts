import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { ProductGroup, SellableItem } from "./group-by-product"

const OPTION = "Size"

export type VariantOfItem = { product_code: string; variant_id: string }

/** The code is the option's value as well: sizes repeat where a code says more than size and condition. */
const variantInput = (item: SellableItem) => ({
  title: item.product_code,
  sku: item.product_code,
  manage_inventory: false,
  options: { [OPTION]: item.product_code },
  metadata: { product_size: item.product_size },
})

async function createProduct(container: MedusaContainer, group: ProductGroup): Promise<VariantOfItem[]> {
  const salesChannels = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  const [first] = group.items
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: group.title,
          handle: group.handle,
          status: ProductStatus.PUBLISHED,
          metadata: { metal_category: first?.metal_category, stock_grade: first?.stock_grade },
          options: [{ title: OPTION, values: group.items.map((item) => item.product_code) }],
          variants: group.items.map((item) => variantInput(item)),
          sales_channels: salesChannels.map(({ id }) => ({ id })),
        },
      ],
    },
  })
  return result.flatMap((product) => product.variants).map((variant) => ({ product_code: variant.sku ?? "", variant_id: variant.id }))
}

/** Adds variants to a product that an earlier feed created. */
async function extendProduct(container: MedusaContainer, productId: string, group: ProductGroup): Promise<VariantOfItem[]> {
  const products = container.resolve(Modules.PRODUCT)
  const product = await products.retrieveProduct(productId, { relations: ["options"] })
  const option = product.options.find(({ title }) => title === OPTION)
  if (!option) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Product ${group.handle} has no option ${OPTION}`)
  // Values are made where they are missing, and allowed for this product: an option may serve several.
  const values = group.items.map((item) => ({ value: item.product_code }))
  await products.updateProductOptionValuesOnProduct({ product_id: productId, product_option_id: option.id, add: values })
  const variants = await products.createProductVariants(
    group.items.map((item) => ({ ...variantInput(item), product_id: productId })),
  )
  return variants.map((variant) => ({ product_code: variant.sku ?? "", variant_id: variant.id }))
}

/** Creates the variants of a group, and their product when it is the first of its kind. */
export async function createVariantsOfProduct(container: MedusaContainer, group: ProductGroup): Promise<VariantOfItem[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "product", fields: ["id"], filters: { handle: group.handle } })
  const existing = data[0]?.id
  return existing ? await extendProduct(container, existing, group) : await createProduct(container, group)
}
