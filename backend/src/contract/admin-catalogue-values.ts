/** Feeds and their imports. Source: decision 52. */
export const FEED_KINDS = ["STOCK", "HEATS"] as const
export type FeedKind = (typeof FEED_KINDS)[number]

export const FEED_KIND_LABELS: Record<FeedKind, string> = { STOCK: "Stock", HEATS: "Heats" }

export const FEED_IMPORT_STATUSES = ["PENDING", "RUNNING", "NEEDS_CONFIRMATION", "COMPLETED", "FAILED", "CANCELLED"] as const
export type FeedImportStatus = (typeof FEED_IMPORT_STATUSES)[number]

export const FEED_IMPORT_STATUS_LABELS: Record<FeedImportStatus, string> = {
  PENDING: "Waiting",
  RUNNING: "Running",
  NEEDS_CONFIRMATION: "Needs confirmation",
  COMPLETED: "Completed",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
}

/** What a person may do with an import: a verb leads from some states to one. */
export const FEED_IMPORT_VERBS = {
  /** Go on although much of the stock is withdrawn. */
  confirm: { from: ["NEEDS_CONFIRMATION"], to: "PENDING" },
  /** Stop: what was written stays, nothing is withdrawn. */
  cancel: { from: ["PENDING", "NEEDS_CONFIRMATION", "FAILED"], to: "CANCELLED" },
  /** Go on where it failed. */
  run: { from: ["FAILED"], to: "PENDING" },
} as const satisfies Record<string, { from: readonly FeedImportStatus[]; to: FeedImportStatus }>
export type FeedImportVerb = keyof typeof FEED_IMPORT_VERBS

/** Whether a verb applies to an import in this state. */
export function canFeedImport(verb: FeedImportVerb, status: FeedImportStatus): boolean {
  return FEED_IMPORT_VERBS[verb].from.some((from) => from === status)
}

/** What came of looking at a feed that is imported every night. */
export const FEED_SOURCE_OUTCOMES = ["TAKEN", "UNCHANGED", "FAILED"] as const
export type FeedSourceOutcome = (typeof FEED_SOURCE_OUTCOMES)[number]

/** A feed that would withdraw more than this share of the stock stops and asks. Source: decision 52. */
export const MAX_WITHDRAWN_SHARE = 0.3

/** The largest feed the admin takes, in bytes of its request. Larger ones go through the command line. */
export const MAX_FEED_BYTES = 64 * 1024 * 1024

/** How many codes of each kind and how many refused fields a preview shows. */
export const PREVIEW_SAMPLE = 100
export const PREVIEW_REJECTIONS = 10_000
