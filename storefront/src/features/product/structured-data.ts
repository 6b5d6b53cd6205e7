import type { AvailabilityClass, CatalogueItem } from "@billet/backend/contract"
import { BRAND } from "../../lib/brand"
import { cardImage } from "../../lib/page-metadata"
import { paths } from "../../lib/paths"
import { conditionName, wordFor, type TradeWords } from "../../texts/trade-words"

/** What schema.org calls an availability. Where the stock could not be asked, nothing is said. */
const AVAILABILITY: Record<AvailabilityClass, string | null> = {
  highAvailability: "InStock",
  mediumAvailability: "LimitedAvailability",
  inTransit: "BackOrder",
  specialOrder: "MadeToOrder",
  unavailable: "OutOfStock",
  unknown: null,
}

/** An item as its page shows it; `origin` is the shop's, since structured data has whole addresses. */
type Shown = { item: CatalogueItem; availability: AvailabilityClass; name: string; description: string; origin: string }

/** A stock item for search engines. It names no price: what a visitor may not see, a crawler may not either. */
export function productStructuredData({ trade, conditions }: TradeWords, { item, name, description, ...shown }: Shown) {
  const path = paths.product(item.productCode)
  const [url, availability] = [shown.origin + path, AVAILABILITY[shown.availability]]
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    url,
    image: shown.origin + cardImage(path).url,
    brand: { "@type": "Brand", name: BRAND.name },
    sku: item.productCode,
    material: item.stockGrade,
    category: [wordFor(trade.metals, item.metalCategory), wordFor(trade.types, item.productType)].join(" > "),
    size: item.productSize,
    additionalProperty: [
      { "@type": "PropertyValue", name: trade.fields.productCondition, value: conditionName(conditions, item.productCondition) },
    ],
    offers: availability === null ? undefined : offerOf(url, availability),
  }
}

function offerOf(url: string, availability: string) {
  return {
    "@type": "Offer",
    url,
    availability: `https://schema.org/${availability}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: BRAND.name },
  }
}
