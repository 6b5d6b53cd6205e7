/** A session of the admin ends so long after its last use, and so long after its start whatever its use; milliseconds. */
export const SESSION_LIMITS = { idle: 60 * 60 * 1000, absolute: 12 * 60 * 60 * 1000 } as const

/** When a session began and when somebody last used it, milliseconds since 1970. */
export type SessionTimes = { startedAt: number; usedAt: number }

/** Whether a session is over; one that does not say when it began is. Source: NIST SP 800-63B section 2.2.3. */
export function isSessionOver(times: Partial<SessionTimes>, now: number): boolean {
  const { startedAt, usedAt } = times
  if (startedAt === undefined || usedAt === undefined) return true
  return now - usedAt > SESSION_LIMITS.idle || now - startedAt > SESSION_LIMITS.absolute
}
