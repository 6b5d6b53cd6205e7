import type { FeedKind } from "@billet/backend/contract"
import { openFeed, UnreadableFeedError } from "../../modules/metal-catalogue/feed/open-feed"
import type { FeedRecord } from "../../modules/metal-catalogue/feed/read-feed"
import { HttpProblem } from "./http-problem"

const refuse = (message: string, reasons: string[]) =>
  new HttpProblem(400, "invalid_data", message, reasons.map((reason) => ({ field: "content", reason })))

/** The rows of a feed that somebody sent, or 400 with every reason why it cannot be read. */
export function readableFeed(feed: { kind: FeedKind; content: string }): FeedRecord[] {
  try {
    const records = openFeed(feed)
    if (records.length) return records
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error
    throw refuse(error.message, error.reasons)
  }
  throw refuse("The feed holds no rows", ["holds no rows"])
}
