import { HEAT_COLUMNS, STOCK_COLUMNS, feedHeaderProblems } from "@billet/backend/catalogue"
import type { FeedKind } from "@billet/backend/contract"
import { readFeed, type FeedContent, type FeedRecord } from "./read-feed"

/** A feed that cannot be read as a whole, and every reason. */
export class UnreadableFeedError extends Error {
  override readonly name = "UnreadableFeedError"
  constructor(readonly reasons: string[]) {
    super(`The feed cannot be read: ${reasons.join("; ")}`)
  }
}

function readContent(content: string): FeedContent {
  try {
    return readFeed(content)
  } catch (error) {
    throw new UnreadableFeedError([error instanceof Error ? error.message : String(error)])
  }
}

/** The rows of a feed. Throws UnreadableFeedError when its columns are not those of its kind, or it is no feed at all. */
export function openFeed({ kind, content }: { kind: FeedKind; content: string }): FeedRecord[] {
  const { header, records } = readContent(content)
  const problems = feedHeaderProblems(header, kind === "STOCK" ? STOCK_COLUMNS : HEAT_COLUMNS)
  const reasons = [...new Set(problems.map(({ reason }) => reason))]
  const columnsOf = (reason: string) => problems.flatMap((problem) => (problem.reason === reason ? [problem.field] : []))
  if (reasons.length) throw new UnreadableFeedError(reasons.map((reason) => `${reason}: ${columnsOf(reason).join(", ")}`))
  return records
}
