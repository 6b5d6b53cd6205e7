import type { FeedKind } from "@billet/backend/contract"

/** Which feed a file is, from its first line: only heats have a stock item id. */
export function guessFeedKind(content: string): FeedKind {
  const end = content.search(/[\r\n]/)
  return /\bstockItemId\b/.test(end === -1 ? content : content.slice(0, end)) ? "HEATS" : "STOCK"
}
