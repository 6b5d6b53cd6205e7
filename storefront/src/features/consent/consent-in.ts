import { CONSENT_COOKIE, toConsent, type Consent } from "./consent-values"

/** The choice among the cookies of a page, as `document.cookie` lists them. */
export function consentIn(cookies: string): Consent | null {
  const prefix = `${CONSENT_COOKIE}=`
  const own = cookies.split("; ").find((cookie) => cookie.startsWith(prefix))
  return toConsent(own?.slice(prefix.length))
}
