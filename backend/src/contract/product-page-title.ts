import { cutTitle, DEFAULT_SITE_NAME, isTitle, withSite } from "./page-title"

/** Names in the reader's language; `shortName` says the condition shorter, `productSize` as both names end with it. */
type Named = { productName: string; productCode: string; shortName?: string; productSize?: string }

/**
 * The title of a product page, at most 70 characters. What is too long gives up the words of the condition first, the site's
 * name next, and words before the size last: sizes tell the items of a grade apart. Source: specification sections 2 and 9.
 */
export function productPageTitle(item: Named, siteName: string = DEFAULT_SITE_NAME): string {
  const name = item.productName.trim() || item.productCode
  const short = item.shortName?.trim() || name
  const wordings = [withSite(name, siteName), withSite(short, siteName), name, short]
  return wordings.find(isTitle) ?? cutTitle(short, endFrom(short, item.productSize))
}

function endFrom(name: string, size = ""): string {
  const start = size === "" ? -1 : name.lastIndexOf(` ${size}`)
  return start < 0 ? "" : name.slice(start)
}
