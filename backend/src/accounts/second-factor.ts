/** What a person without a second factor still reaches in the admin: who they are, and the way out. */
const OPEN = ["GET /admin/users/me", "GET /admin/metal-staff/me", "POST /admin/metal-staff/me/sign-out"]

/** A sign-in as its token tells it. */
export type FactorFacts = { actor_type?: string; mfa_challenge_completed_at?: string | null }

/**
 * Whether a sign-in was made without a second factor. A secret key has none to give; it was made by somebody who did.
 */
export function lacksSecondFactor({ actor_type: type, mfa_challenge_completed_at: at }: FactorFacts): boolean {
  return type !== "api-key" && !at
}

/** Whether a route of the admin is open to a person who has yet to set their second factor up. `path` as in its row. */
export const isOpenWithoutFactor = (method: string, path: string): boolean => OPEN.includes(`${method} ${path}`)
