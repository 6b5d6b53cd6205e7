/** What a carrier last saw of a package. MOVING is a scan on the way that is neither a departure nor an arrival. */
export type TrackingStep =
  | "ANNOUNCED"
  | "COLLECTED"
  | "LEFT"
  | "REACHED"
  | "MOVING"
  | "OUT_FOR_DELIVERY"
  | "DELIVERED"
  | "DELAYED"
  | "RETURNED"

/**
 * Where a package was last seen. `at` is the clock time of the place, ISO without a zone; `said` are the carrier's own words;
 * `deliveryDay` is the day it was or will be delivered. What the carrier does not say is null.
 */
export type PackageTracking = {
  step: TrackingStep
  place: string | null
  at: string | null
  said: string
  deliveryDay: string | null
}

/** The words of a step without a place and with one, and of the day a package is expected. */
export type TrackingWords = {
  readonly alone: Readonly<Record<TrackingStep, string>>
  readonly at: Readonly<Record<TrackingStep, string>>
  readonly expected: string
}
export const TRACKING_WORDS = {
  alone: {
    ANNOUNCED: "Announced to the carrier",
    COLLECTED: "Collected",
    LEFT: "Left a carrier's facility",
    REACHED: "Reached a carrier's facility",
    MOVING: "On its way",
    OUT_FOR_DELIVERY: "Out for delivery",
    DELIVERED: "Delivered",
    DELAYED: "Held up",
    RETURNED: "On its way back",
  },
  at: {
    ANNOUNCED: "Announced to the carrier in {place}",
    COLLECTED: "Collected in {place}",
    LEFT: "Left {place}",
    REACHED: "Reached {place}",
    MOVING: "On its way, seen in {place}",
    OUT_FOR_DELIVERY: "Out for delivery in {place}",
    DELIVERED: "Delivered in {place}",
    DELAYED: "Held up in {place}",
    RETURNED: "On its way back, seen in {place}",
  },
  expected: "expected {day}",
} as const satisfies TrackingWords

/** Without the year and a zone; servers and browsers write the spaces alike. */
const written = (iso: string, locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(new Date(iso)).replace(/\s/g, " ")
const dayOf = (iso: string, locale: string) => written(iso, locale, { month: "short", day: "numeric" })
const clockOf = (iso: string, locale: string) => written(iso, locale, { hour: "numeric", minute: "2-digit" })

/** A package in words: "Left Houston, TX, Nov 22 3:10 PM"; why it is held up, and when it is expected. */
export function trackingWords(
  { step, place, at, said, deliveryDay }: PackageTracking,
  words: TrackingWords = TRACKING_WORDS,
  locale = "en-US",
): string {
  const where = place ? words.at[step].replace("{place}", () => place) : words.alone[step]
  const when = at ? `, ${dayOf(`${at}Z`, locale)} ${clockOf(`${at}Z`, locale)}` : ""
  const why = step === "DELAYED" && said ? `: ${said.replace(/\.$/, "")}` : ""
  const isOpen = step !== "DELIVERED" && step !== "RETURNED"
  const expected = isOpen && deliveryDay ? `; ${words.expected.replace("{day}", dayOf(deliveryDay, locale))}` : ""
  return where + when + why + expected
}
