import type { CatalogueItem, FacetField, Facets, Sort } from "../../contract"

/** A catalogue item with the further words it is found by (UNS number, common names). */
export type IndexRow = CatalogueItem & { searchTerms: string[] }

/**
 * What a search asks for. Lists that are empty or left out do not filter; values nobody has match nothing; diameters in
 * inches, both ends included. With `text` and sort "featured" the answer comes in order of relevance.
 */
export type StockQuery = {
  text: string[]
  filters: Partial<Record<FacetField, string[]>>
  ranges: { outerDiameterMin?: number; outerDiameterMax?: number; insideDiameterMin?: number; insideDiameterMax?: number }
  /** One item, by its code or the code's normalised form. */
  productCode?: string
  productCategory?: string
  /** Ranks from A up to this letter; left out or "D" is every rank (decision 9). */
  maxRank?: string
  specialOnly: boolean
  popularOnly: boolean
  /** Leaves out withdrawn items. */
  inStockRecordsOnly: boolean
  /** Only what this company stocks with high or medium availability (decision 11). */
  nearCoid?: string
  sort: Sort
  limit: number
  offset: number
  /** Whether to count the choices that remain. */
  facets: boolean
}

/** Lists in `facets` and their entries may be shared between answers and are frozen. */
export type StockAnswer = { items: CatalogueItem[]; total: number; facets?: Facets }
