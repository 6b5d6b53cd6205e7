import { QUOTE_VALIDITY_HOURS } from "./order-values"

const HOUR_IN_MILLISECONDS = 3_600_000

/** The last moment at which prices made at `pricedAt` hold: 24 hours later. Source: decision 25. */
export function quoteValidUntil(pricedAt: Date): Date {
  return new Date(pricedAt.getTime() + QUOTE_VALIDITY_HOURS * HOUR_IN_MILLISECONDS)
}

/** Whether the prices are older than 24 hours and checkout has to price again. Source: decision 25. */
export function isQuoteExpired(pricedAt: Date, now: Date): boolean {
  return now.getTime() > quoteValidUntil(pricedAt).getTime()
}
