import type { CatalogueItem } from "@billet/backend/contract"
import { conditionName, wordFor, type TradeWords } from "../../texts/trade-words"

/** A stock item for search engines. It names no price: what a visitor may not see, a crawler may not either. */
export function productStructuredData({ trade, conditions }: TradeWords, productName: string, item: CatalogueItem) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: productName,
    sku: item.productCode,
    material: item.stockGrade,
    category: [wordFor(trade.metals, item.metalCategory), wordFor(trade.types, item.productType)].join(" > "),
    size: item.productSize,
    additionalProperty: [
      { "@type": "PropertyValue", name: trade.fields.productCondition, value: conditionName(conditions, item.productCondition) },
    ],
  }
}
