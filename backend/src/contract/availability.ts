import { AVAILABILITY, type AvailabilityClass } from "./availability-values"

/** What is known about an item's stock when its badge is decided. Lengths in inches. */
export type AvailabilityFacts = {
  /** "Z0" to "Z4"; missing counts as Z0. */
  avlStkZone?: string | null
  stockType?: string | null
  /** Trading companies holding it, comma separated. */
  coid: string
  availableInches: number
  /** Inches on their way from a mill; a zone alone is no proof of any. Default 0. */
  inboundInches?: number
  withdrawn: boolean
  /** The stock source could not be asked. Default false. */
  sourceFailed?: boolean
  /** Default true. */
  hasStockRecord?: boolean
}

/**
 * The class of an item's availability badge, in the order of decision 10: an unknown stock first, then nothing to sell,
 * then made to order, and only then the zone as specification section 4 maps it (4 high, 2 and 3 medium, else in transit).
 */
export function availabilityOf(facts: AvailabilityFacts): AvailabilityClass {
  if (facts.sourceFailed || facts.hasStockRecord === false) return "unknown"
  if (facts.withdrawn || !(facts.availableInches + (facts.inboundInches ?? 0) > 0)) return "unavailable"
  if (isMadeToOrder(facts.stockType) || coidListOf(facts.coid).length === 0) return "specialOrder"
  const zone = zoneNumber(facts.avlStkZone)
  if (zone === 4) return "highAvailability"
  return zone === 2 || zone === 3 ? "mediumAvailability" : "inTransit"
}

/** The words on the badge. Source: specification section 4. */
export function availabilityLabelOf(availabilityClass: AvailabilityClass): (typeof AVAILABILITY)[AvailabilityClass] {
  return AVAILABILITY[availabilityClass]
}

/** The trading companies of a comma-separated list, trimmed and without blanks. */
export function coidListOf(coid: string): string[] {
  return coid
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
}

function zoneNumber(zone: string | null | undefined): number {
  const digits = (zone ?? "Z0").trim().replace(/^z/i, "")
  return /^\d+$/.test(digits) ? Number(digits) : 0
}

function isMadeToOrder(stockType: string | null | undefined): boolean {
  return /^made[\s-]to[\s-]order$/i.test((stockType ?? "").trim())
}
