/** So many attempts in a window of so many seconds, counted under a key. */
export type RateLimit = { key: string; limit: number; seconds: number }

const QUARTER_HOUR = 900
const HOUR = 3600

/** Who asks: an account by its hash, and the address by its hash; null when the address says nothing of the person. */
export type SignInOrigin = { account: string; address: string | null; isKnown: boolean }

/**
 * What a wrong password is counted under. Guesses at one account from addresses it was never used from share one window, so
 * a thousand addresses guess no more than one; its own people come from addresses it knows, and each of those has a window
 * of its own, so the guessing of others does not lock them out. Source: OWASP ASVS 5.0 V6.3.1 and its device cookies.
 */
export function signInLimits(origin: SignInOrigin): RateLimit[] {
  return [perAccount("sign-in", origin, 20), ...perAddress("sign-in", origin.address, { limit: 60, seconds: QUARTER_HOUR })]
}

/** What is counted by address alone, such as registrations and tokens that are tried. */
export function addressLimits(what: string, address: string | null, perHour = 60): RateLimit[] {
  return perAddress(what, address, { limit: perHour, seconds: HOUR })
}

/**
 * Codes that are tried for one sign-in, whose password is known already: every challenge allows a few, and a new one is had for
 * the asking, so they are counted for the person too, as passwords are. An address is known here once a code was right.
 */
export function secondFactorLimits(origin: SignInOrigin): RateLimit[] {
  return [perAccount("second-factor", origin, 10), ...addressLimits("second-factor", origin.address)]
}

/** The one window of a code that was given: for as long as it would be taken, nobody gives it a second time. */
export const codeLimits = (identity: string, code: string): RateLimit[] => [
  { key: `second-factor-code:${identity}:${code}`, limit: 1, seconds: 180 },
]

/** The one window of a provider's proof, for longer than any is taken. */
export const proofLimits = (proof: string): RateLimit[] => [{ key: `proof:${proof}`, limit: 1, seconds: 24 * HOUR }]

/** Reset mails for one account: what is beyond is answered alike and not sent. */
export const resetLimits = (account: string): RateLimit[] => [{ key: `reset:${account}`, limit: 5, seconds: HOUR }]

function perAccount(what: string, { account, address, isKnown }: SignInOrigin, limit: number): RateLimit {
  return isKnown && address !== null
    ? { key: `${what}:${account}:${address}`, limit: 10, seconds: QUARTER_HOUR }
    : { key: `${what}:${account}`, limit, seconds: QUARTER_HOUR }
}

function perAddress(what: string, address: string | null, window: Omit<RateLimit, "key">): RateLimit[] {
  return address === null ? [] : [{ key: `${what}:from:${address}`, ...window }]
}
