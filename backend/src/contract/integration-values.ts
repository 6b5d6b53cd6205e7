/** What a key of an integrator opens; each route of theirs needs one. */
export const INTEGRATION_SCOPES = ["CATALOGUE_READ", "PRICES_READ", "STOCK_WRITE", "PRICES_WRITE", "ORDERS_READ"] as const
export type IntegrationScope = (typeof INTEGRATION_SCOPES)[number]

export const INTEGRATION_SCOPE_LABELS: Record<IntegrationScope, string> = {
  CATALOGUE_READ: "Read the catalogue",
  PRICES_READ: "Read a company's prices",
  STOCK_WRITE: "Write stock",
  PRICES_WRITE: "Write custom prices",
  ORDERS_READ: "Read orders",
}

/** What every key begins with, so that one that was published by mistake is recognised. */
export const INTEGRATION_KEY_PREFIX = "bik_"
/** Rows that one call may write. */
export const MAX_BULK_ROWS = 1000
export const MAX_BULK_BYTES = 2 * 1024 * 1024
