import {
  COIDS,
  METAL_CATEGORIES,
  PRODUCT_TYPES,
  STOCK_TYPES,
  type FacetCount,
  type FacetField,
  type Facets,
} from "@billet/backend/contract"

const ORDERS: Partial<Record<FacetField, readonly string[]>> = {
  metalCategory: METAL_CATEGORIES,
  productType: PRODUCT_TYPES,
  stockType: STOCK_TYPES,
  coid: COIDS,
}
const natural = new Intl.Collator("en", { numeric: true })

/** The choices of a filter in a fixed order; chosen values without a match stay, counted 0, so that they can be removed. */
export function facetChoices(field: FacetField, counts: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const missing = chosen.filter((value) => !counts.some((one) => one.value === value)).map((value) => ({ value, count: 0 }))
  return [...counts, ...missing].sort((a, b) => compare(field, a.value, b.value))
}

/** What a list shows with its button without being scrolled. A stock has thousands of sizes, slow to send and to draw. */
const FIRST_CHOICES = 8

/** What a page shows of its filters: of each the first choices and the chosen ones, and how many there are in all. */
export type ShownFacets = Partial<Record<FacetField, { choices: FacetCount[]; all: number }>>

export function firstFacets(facets: Facets | null, chosen: Record<FacetField, string[]>): ShownFacets {
  const fields = Object.keys(facets ?? {}) as FacetField[]
  return Object.fromEntries(
    fields.map((field) => {
      const choices = facetChoices(field, facets?.[field] ?? [], chosen[field])
      // One more takes no more place than the button that would ask for it.
      const first = choices.length <= FIRST_CHOICES + 1 ? choices.length : FIRST_CHOICES
      const shown = choices.filter(({ value }, index) => index < first || chosen[field].includes(value))
      return [field, { choices: shown, all: choices.length }]
    }),
  )
}

function compare(field: FacetField, a: string, b: string): number {
  const order = ORDERS[field]
  if (order) return place(order, a) - place(order, b) || natural.compare(a, b)
  if (field === "productSize") return compareSizes(a, b)
  return natural.compare(a, b)
}

function place(order: readonly string[], value: string): number {
  const index = order.indexOf(value)
  return index < 0 ? order.length : index
}

function compareSizes(a: string, b: string): number {
  const one = a.split("-").map(Number)
  const two = b.split("-").map(Number)
  return (one[0] ?? 0) - (two[0] ?? 0) || (one[1] ?? 0) - (two[1] ?? 0) || natural.compare(a, b)
}
