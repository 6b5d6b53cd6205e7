import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import MetalCatalogueModule from "../modules/metal-catalogue"

/** The variant that sells a stock item; the item holds its id. */
export default defineLink(
  { linkable: MetalCatalogueModule.linkable.metalStockItem, field: "variant_id" },
  ProductModule.linkable.productVariant,
  { readOnly: true },
)
