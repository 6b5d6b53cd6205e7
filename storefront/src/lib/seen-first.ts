/** The id of the last of what screens show at first, on a page that is far longer. */
export const SEEN_FIRST = "seen-first"
