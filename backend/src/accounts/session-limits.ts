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

/**
 * However often a token is renewed, the last of them ends so long after the sign-in, milliseconds: a member of the staff's when
 * a session would, a buyer's when the storefront asks for the password again.
 */
export const TOKEN_LIMITS = { user: SESSION_LIMITS.absolute, customer: 7 * 24 * 60 * 60 * 1000 } as const

/** When a token's holder signed in, seconds since 1970: a renewed token says it, a first one was made then. */
export type TokenTimes = { actor_type?: string; iat?: number; signed_in_at?: number }

/** The second of the sign-in a token goes back to; 0 for one that does not say. */
export const signedInAt = ({ iat, signed_in_at }: TokenTimes): number => signed_in_at ?? iat ?? 0

/** Whether a token goes back to a sign-in too long ago. `now` in milliseconds since 1970. */
export function isTokenOver(token: TokenTimes, now: number): boolean {
  const limit = token.actor_type === "customer" ? TOKEN_LIMITS.customer : TOKEN_LIMITS.user
  return now - signedInAt(token) * 1000 > limit
}
