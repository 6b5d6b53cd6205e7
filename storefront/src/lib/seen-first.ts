/** The id of the last thing that most screens show at first, on a page with far more than a screen. */
export const SEEN_FIRST = "seen-first"
