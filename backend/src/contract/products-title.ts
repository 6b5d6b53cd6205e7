import { filterValues, type ProductFilters, type ProductQueryField } from "./crumbs"

export const MAX_TITLE_LENGTH = 70
/** The product-site suffix where a shop has not set its own name. */
export const DEFAULT_SITE_NAME = "Billet"
const GENERIC_TITLE = "Metal Products"

const TITLE_FIELDS: readonly ProductQueryField[] = [
  "metalCategory",
  "productType",
  "productSize",
  "stockGrade",
  "productCondition",
]
/** What a title gives up first when it is too long: the grade says most, and implies the category. */
const DROP_ORDER: readonly ProductQueryField[] = ["productCondition", "metalCategory", "productSize", "productType", "stockGrade"]

/**
 * The title of the results page, at most 70 characters: category, type, size, grade and condition, then the site's name;
 * parts are dropped from the least telling while it is too long. Without any part it is the generic title.
 * Source: specification sections 2 and 9.
 */
export function productsTitle(filters: ProductFilters, siteName: string = DEFAULT_SITE_NAME): string {
  let fields = TITLE_FIELDS.filter((field) => filterValues(filters, field).length > 0)
  for (const dropped of ["", ...DROP_ORDER]) {
    fields = fields.filter((field) => field !== dropped)
    if (fields.length === 0) break
    const title = withSite(fields.map((field) => titlePart(filters, field)).join(" "), siteName)
    if (title.length <= MAX_TITLE_LENGTH) return title
  }
  return fitTitle(GENERIC_TITLE, siteName)
}

/** The title of a product page, at most 70 characters; the site's name goes first, then whole words of the name. */
export function productPageTitle(
  item: { productName: string; productCode: string },
  siteName: string = DEFAULT_SITE_NAME,
): string {
  return fitTitle(item.productName.trim() || item.productCode, siteName)
}

function fitTitle(text: string, siteName: string): string {
  const full = withSite(text, siteName)
  if (full.length <= MAX_TITLE_LENGTH) return full
  if (text.length <= MAX_TITLE_LENGTH) return text
  const cut = text.slice(0, MAX_TITLE_LENGTH)
  const lastSpace = cut.lastIndexOf(" ")
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : MAX_TITLE_LENGTH - 1)}…`
}

function withSite(text: string, siteName: string): string {
  return siteName === "" ? text : `${text} | ${siteName}`
}

function titlePart(filters: ProductFilters, field: ProductQueryField): string {
  const values = filterValues(filters, field)
  const readable = field === "metalCategory" || field === "productCondition" ? values.map(titleCase) : values
  return readable.join(", ")
}

/** "QUENCHED & TEMPERED (110K)" is easier to read as "Quenched & Tempered (110K)"; words with digits stay. */
function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    /\p{N}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  )
}
