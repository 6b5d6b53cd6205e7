import type { CatalogueItem, FacetField, SelectSearchAnswer } from "../../contract"
import type { StockImage } from "./image/stock-image"
import type { Room } from "./query/json-bytes"
import type { IndexRow, StockAnswer, StockQuery } from "./stock-query"
import { StockStore, type StockChanges } from "./stock-store"
import { RowIntake } from "./store/row-intake"
import { Suggester, type Suggestions } from "./suggest"

/** The stock of the shop in memory, answering searches. Costs are answered as they were given: hide them from who may not see. */
export type StockIndex = {
  readonly size: number
  search: (query: StockQuery) => StockAnswer
  /** The product codes of the items a search answers, without the items. */
  codes: (query: StockQuery) => { codes: string[]; total: number }
  /**
   * The answer of `POST /api/catalog-search` as JSON in UTF-8; without `costs` the three costs of every item are null. It is
   * written to what `room` gives, if that is said: memory that is used again leaves nothing to collect.
   */
  searchJson: (query: StockQuery, options: { costs: boolean; room?: Room }) => Uint8Array
  /** What the finder offers: each list under the other filters, withdrawn items left out. */
  optionLists: (query: StockQuery) => SelectSearchAnswer
  /** What to show while somebody types: the best items, and the grades, sizes and conditions the words mean. */
  suggest: (text: string, limit: number) => Suggestions
  /** An item by its exact product code. */
  get: (code: string) => CatalogueItem | undefined
  apply: (changes: StockChanges) => void
  /**
   * Goes on, for some steps of about a millisecond, with the work that many new items leave; answers whether there is
   * more. Changes bring it forward by themselves, so this is only for using idle time.
   */
  maintain: (steps: number) => boolean
  /** An image of the index, made in steps of about half a millisecond, between which no change may be applied. */
  image: () => Generator<void, StockImage>
}

/** An index over the given rows; of rows with one product code the last counts. Later changes go in through `apply`. */
export function createStockIndex(rows: Iterable<IndexRow>): StockIndex {
  return indexOf(StockStore.from(rows))
}

/** Makes an index of rows that come a few at a time. */
export type StockIndexBuilder = { add: (row: IndexRow) => void; finish: () => StockIndex }

/** @param expected about how many rows will come, if that is known */
export function buildStockIndex(expected = 0): StockIndexBuilder {
  const intake = new RowIntake(expected)
  return { add: (row) => void intake.add(row), finish: () => indexOf(StockStore.of(intake)) }
}

/** The index an image was made of, at once: nothing is built. Throws when the image is of other code. */
export function stockIndexOf(image: StockImage): StockIndex {
  return indexOf(StockStore.ofImage(image))
}

function indexOf(store: StockStore): StockIndex {
  const suggester = new Suggester((query) => store.search(query))
  return {
    get size() {
      return store.size
    },
    search: (query) => store.search(query),
    codes: (query) => store.codes(query),
    searchJson: (query, { costs, room }) => store.searchJson(query, costs, room),
    optionLists(query) {
      const { facets } = store.search({ ...query, inStockRecordsOnly: true, limit: 0, facets: true })
      const values = (field: FacetField) => facets?.[field].map(({ value }) => value) ?? []
      return {
        stockGrades: values("stockGrade"),
        productSizes: values("productSize"),
        productConditions: values("productCondition"),
      }
    },
    suggest: (text, limit) => suggester.suggest(text, limit),
    get: (code) => store.get(code),
    apply: (changes) => store.apply(changes),
    maintain: (steps) => store.maintain(steps),
    image: () => store.image(),
  }
}
