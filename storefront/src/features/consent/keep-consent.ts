import { CONSENT_COOKIE, type Consent } from "./consent-values"

const HALF_A_YEAR = 183 * 24 * 60 * 60

/** Keeps the choice for half a year, then the reader is asked again. */
export function keepConsent(consent: Consent): void {
  document.cookie = `${CONSENT_COOKIE}=${consent}; path=/; max-age=${HALF_A_YEAR}; samesite=lax`
}
