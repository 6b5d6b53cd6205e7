import { availabilityRankOf, coidListOf, isNear, normaliseProductCode, promoTypeOf, sizeKeyOf } from "@billet/backend/catalogue"
import type { CatalogueItem } from "@billet/backend/contract"
import { ITEM_COLUMNS, type ItemColumn } from "./item-columns"

/**
 * A catalogue item as a search index holds it: its own fields, and what filters and sorts need worked out. `id` is the
 * product code.
 */
export type MetalItemDocument = {
  [Column in ItemColumn as (typeof ITEM_COLUMNS)[Column]]: CatalogueItem[Column]
} & {
  id: string
  normalised_code: string
  coids: string[]
  /** Companies that have it with high or medium availability (decision 11). */
  near_coids: string[]
  search_terms: string[]
  /** 0 for promotion "popular", else 1. */
  popular_rank: number
  /** 0 high, 1 medium, 2 everything else. */
  availability_rank: number
  /** Inches; null stands last in both directions. */
  size_key: number | null
  /** The code's bytes in hexadecimal: in that form every database sorts codes as we do, whatever its language. */
  code_order: string
  /** The grade's bytes likewise. */
  grade_order: string
}

/** @param searchTerms further words the item is found by */
export function toDocument(item: CatalogueItem, searchTerms: string[]): MetalItemDocument {
  const columns = Object.fromEntries(itemEntries().map(([field, column]) => [column, item[field]]))
  const coids = coidListOf(item.coid)
  return {
    ...(columns as Pick<MetalItemDocument, (typeof ITEM_COLUMNS)[ItemColumn]>),
    id: item.productCode,
    normalised_code: normaliseProductCode(item.productCode),
    coids,
    near_coids: coids.filter((coid) => isNear(item, coid)),
    search_terms: searchTerms,
    popular_rank: promoTypeOf(item) === "popular" ? 0 : 1,
    availability_rank: availabilityRankOf(item),
    size_key: sizeKeyOf(item),
    code_order: Buffer.from(item.productCode).toString("hex"),
    grade_order: Buffer.from(item.stockGrade).toString("hex"),
  }
}

/** The item a document was made of. */
export function fromDocument(document: Record<string, unknown>): CatalogueItem {
  return Object.fromEntries(itemEntries().map(([field, column]) => [field, document[column]])) as CatalogueItem
}

const itemEntries = () => Object.entries(ITEM_COLUMNS) as [ItemColumn, (typeof ITEM_COLUMNS)[ItemColumn]][]
