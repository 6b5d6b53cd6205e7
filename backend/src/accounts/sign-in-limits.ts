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
export function signInLimits({ account, address, isKnown }: SignInOrigin): RateLimit[] {
  const perAccount =
    isKnown && address !== null
      ? { key: `sign-in:${account}:${address}`, limit: 10, seconds: QUARTER_HOUR }
      : { key: `sign-in:${account}`, limit: 20, seconds: QUARTER_HOUR }
  return [perAccount, ...perAddress("sign-in", address, { limit: 60, seconds: QUARTER_HOUR })]
}

/** Registrations and tokens that are tried, by address alone. */
export function addressLimits(what: string, address: string | null): RateLimit[] {
  return perAddress(what, address, { limit: 60, seconds: HOUR })
}

/**
 * Codes that are tried for one sign-in, whose password is known already: every challenge allows a few, and a new one is had for
 * the asking, so they are counted for the person too.
 */
export function secondFactorLimits(identity: string, address: string | null): RateLimit[] {
  return [{ key: `second-factor:${identity}`, limit: 10, seconds: QUARTER_HOUR }, ...addressLimits("second-factor", address)]
}

/** Reset mails for one account: what is beyond is answered alike and not sent. */
export const resetLimits = (account: string): RateLimit[] => [{ key: `reset:${account}`, limit: 5, seconds: HOUR }]

function perAddress(what: string, address: string | null, window: Omit<RateLimit, "key">): RateLimit[] {
  return address === null ? [] : [{ key: `${what}:from:${address}`, ...window }]
}
