/** The index of metal items, as `query.search` knows it. */
export const METAL_ITEM_INDEX = "metal_item"

/** Our provider; a definition or `default_provider` names it so. */
export const METALS_PROVIDER = "metals"
/** Medusa's own. */
export const POSTGRES_PROVIDER = "search-postgres"

/** What a change of stock asks of an index that does not follow the tables itself. Data: `{ codes }`, product codes. */
export const STOCK_CHANGED = "metal.stock.changed"
export type StockChanged = { codes: string[] }
