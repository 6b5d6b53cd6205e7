/** Whether the reader lets the shop count what is looked at and put into carts. Nothing is counted until they do. */
export const CONSENT_COOKIE = "analytics"
/** A choice is kept for half a year, then the reader is asked again. */
export const CONSENT_DAYS = 183
export const CONSENTS = ["refused", "granted"] as const
export type Consent = (typeof CONSENTS)[number]

/** What a cookie says; null while the reader has not been asked. */
export function toConsent(value: string | undefined): Consent | null {
  return value === "granted" || value === "refused" ? value : null
}
