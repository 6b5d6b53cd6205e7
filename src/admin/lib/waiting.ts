import { APPROVAL_SLA_HOURS } from "@billet/backend/contract"

const HOUR_IN_MILLISECONDS = 3_600_000

/** How long a request waits, in words, and whether that is longer than promised. `now` in milliseconds. */
export function waiting(createdAt: string, now: number): { text: string; isLate: boolean } {
  const hours = Math.max(0, Math.floor((now - Date.parse(createdAt)) / HOUR_IN_MILLISECONDS))
  const text = hours < 1 ? "< 1 h" : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
  return { text, isLate: hours >= APPROVAL_SLA_HOURS }
}

/** The row to choose next: one up or down, never past an end; the first when none is chosen. */
export function neighbour(ids: readonly string[], chosen: string | null, step: 1 | -1): string | null {
  const at = chosen === null ? -1 : ids.indexOf(chosen)
  if (at === -1) return ids[0] ?? null
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))] ?? null
}
