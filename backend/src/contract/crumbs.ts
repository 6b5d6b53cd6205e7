import { FACET_FIELDS, type FacetField } from "./catalogue-values"

/** One step of the breadcrumb trail. */
export type Crumb = { label: string; href: string }

export type ProductQueryField = Exclude<FacetField, "coid">
/** Filters in the address of the results page, in their order: every facet but the company (specification section 2). */
export const PRODUCT_QUERY_FIELDS = FACET_FIELDS.filter((field): field is ProductQueryField => field !== "coid")
export type ProductFilters = Partial<Record<ProductQueryField, string | readonly string[] | null>>

/** The path of a crumb that has no address of its own: "Deep Hole Boring" is /deep-hole-boring. Source: decision 3. */
export function crumbPath(label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
  return `/${slug}`
}

/** A crumb; without `href` its path follows from the label, and Home stands at /home. Source: decision 3. */
export function crumb(label: string, href?: string): Crumb {
  return { label, href: href ?? crumbPath(label) }
}

/** The values of one filter, blanks dropped. */
export function filterValues(filters: ProductFilters, field: ProductQueryField): string[] {
  const value = filters[field]
  const list = value == null ? [] : typeof value === "string" ? [value] : value
  return list.map((one) => one.trim()).filter((one) => one !== "")
}

/** The address of the results page with the filters that are set; several values repeat the parameter. */
export function productsHref(filters: ProductFilters = {}): string {
  const query = PRODUCT_QUERY_FIELDS.flatMap((field) =>
    filterValues(filters, field).map((value) => `${field}=${encodeURIComponent(value)}`),
  )
  return query.length === 0 ? "/products" : `/products?${query.join("&")}`
}

/** Home, Products, then one crumb per chosen filter; each keeps the filters before it. */
export function productsCrumbs(filters: ProductFilters = {}): Crumb[] {
  const crumbs = [crumb("Home"), crumb("Products")]
  const sofar: ProductFilters = {}
  for (const field of PRODUCT_QUERY_FIELDS) {
    const values = filterValues(filters, field)
    if (values.length === 0) continue
    sofar[field] = values
    crumbs.push(crumb(values.join(", "), productsHref(sofar)))
  }
  return crumbs
}
