import "./no-eval"
import { z } from "zod"
import { page } from "./admin-pricing-parts"
import type { FeedImportStatus, FeedKind, FeedSourceOutcome } from "./admin-catalogue-values"
import { MAIL_STATES, type JobOutcome, type MailState, type QueueName, type ServerState } from "./system-values"

/** One process of the server. Times ISO. */
export type SystemServer = {
  id: string
  /** Host and port. */
  name: string
  pid: number
  mode: "shared" | "server" | "worker"
  state: ServerState
  version: string
  startedAt: string
  seenAt: string
  /** Its search index; null in a process that keeps none. */
  index: SystemIndex | null
}
/** How fresh the index was when the process was last heard of. */
export type SystemIndex = {
  items: number
  /** When the last change of the stock was taken in; null before the first. */
  changedAt: string | null
  /** Milliseconds since it was last known to equal the tables. */
  lagMilliseconds: number
  /** When its file was last written by this process; null when it was not. */
  snapshotAt: string | null
}
/** One run of a scheduled job. */
export type SystemJobRun = {
  startedAt: string
  milliseconds: number | null
  outcome: JobOutcome
  /** How many things it worked on; null for a job that does not count. */
  done: number | null
  /** At most 20. */
  problems: string[]
}
export type SystemJob = {
  name: string
  /** As cron has it, or every so many seconds. */
  schedule: string
  last: SystemJobRun | null
  /** The last run that found problems or failed, within 30 days. */
  lastProblem: SystemJobRun | null
  nextAt: string
}
/** A feed of stock or heats: where it comes from, and its last import. */
export type SystemFeed = {
  kind: FeedKind
  /** Where it is fetched from every night; null where nothing is. */
  address: string | null
  checkedAt: string | null
  outcome: FeedSourceOutcome | null
  problem: string | null
  /** Whether it is read out of the supplier's database. */
  erp: boolean
  lastImport: {
    id: string
    source: string
    status: FeedImportStatus
    at: string
    rows: number
    rejected: number
    message: string | null
  } | null
}
export type SystemQueue = {
  name: QueueName
  waiting: number
  /** Since when the one at its head waits; null for an empty queue. */
  oldestAt: string | null
  /** What was given up and waits for somebody. */
  failed: number
}
/** Answer of `GET /admin/metal-system`. */
export type SystemAnswer = {
  at: string
  versions: { shop: string; medusa: string; node: string; postgresql: string }
  servers: SystemServer[]
  feeds: SystemFeed[]
  jobs: SystemJob[]
  queues: SystemQueue[]
}

/** A mail that was not sent at once. What it says is not shown. */
export type SystemMail = {
  id: string
  to: string
  template: string
  state: MailState
  attempts: number
  lastError: string | null
  createdAt: string
  /** Null when it will not be tried again by itself. */
  nextAttemptAt: string | null
  sentAt: string | null
}
/** Answer of `GET /admin/metal-system/mails`, newest first. */
export type SystemMailListAnswer = { mails: SystemMail[]; count: number; limit: number; offset: number }
/** Answer of `POST /admin/metal-system/mails/:id/retry`. */
export type SystemMailAnswer = { mail: SystemMail }

/** Query of `GET /admin/metal-system/mails`; without a state all that are not sent. */
export const SystemMailListQuerySchema = z.object({ state: z.enum(MAIL_STATES).optional(), ...page(25) })
