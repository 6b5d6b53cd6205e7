import type { MailState, SystemMail } from "@billet/backend/contract"
import type { InferTypeOf } from "@medusajs/framework/types"
import type { OutboxEntry } from "../../modules/metal-system/models/outbox-entry"

type Row = InferTypeOf<typeof OutboxEntry>

const isClaimed = ({ claimed_until: until }: Row) => until !== null && new Date(until).getTime() > Date.now()
const stateOf = (row: Row): MailState => (row.state === "WAITING" && isClaimed(row) ? "SENDING" : row.state)
const isoOrNull = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** A mail as staff see it; nothing of what it says. */
export function mailView(row: Row): SystemMail {
  const state = stateOf(row)
  return {
    id: row.id,
    to: row.recipient,
    template: row.template,
    state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: new Date(row.created_at).toISOString(),
    nextAttemptAt: state === "WAITING" ? isoOrNull(row.next_attempt_at) : null,
    sentAt: isoOrNull(row.sent_at),
  }
}

/** Which rows are in a state; without one, those that are not sent. */
export function mailFilter(state: MailState | undefined) {
  const now = new Date()
  if (state === undefined) return { state: ["WAITING" as const, "FAILED" as const] }
  if (state === "SENDING") return { state: "WAITING" as const, claimed_until: { $gt: now } }
  if (state === "WAITING") return { state, $or: [{ claimed_until: null }, { claimed_until: { $lte: now } }] }
  return { state }
}
