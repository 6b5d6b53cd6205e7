import type { CatalogueItem } from "@billet/backend/contract"

/** A stock item for search engines. It names no price: what a visitor may not see, a crawler may not either. */
export function productStructuredData(item: CatalogueItem) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: item.productName,
    sku: item.productCode,
    material: item.stockGrade,
    category: [item.metalCategory, item.productType].join(" > "),
    size: item.productSize,
    additionalProperty: [{ "@type": "PropertyValue", name: "Condition", value: item.productCondition }],
  }
}
