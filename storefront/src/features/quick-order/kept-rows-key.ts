/** The quick order that is typed in this tab stands under this key. */
export const KEPT_ROWS_KEY = "quick-order"
