import { productPageTitle, shortProductName, type CatalogueItem } from "@billet/backend/contract"
import { BRAND } from "../../lib/brand"

type Item = Pick<CatalogueItem, "productName" | "productCode" | "productCondition" | "productSize">

/**
 * The title of an item's page.
 * @param said says a name of the stock in the reader's language
 */
export function itemTitle(said: (name: string) => string, item: Item): string {
  const [productName, shortName] = [said(item.productName), said(shortProductName(item))]
  return productPageTitle({ ...item, productName, shortName }, BRAND.name)
}
