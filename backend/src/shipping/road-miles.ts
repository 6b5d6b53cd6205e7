import { postalPoint } from "./postal-point"

/** An end of a lane. ISO-2 country; the state's code where the country has one. */
export type ShippingPlace = { country: string; postalCode: string; state?: string | undefined; city?: string | undefined }

const EARTH_MILES = 3958.8
/** Roads are about a fifth longer than the straight line. */
const DETOUR = 1.2

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * About how many road miles lie between two places, whole; null where a place is not known. Good enough for the zones of
 * an estimate, not for a bill.
 */
export function roadMiles(from: ShippingPlace, to: ShippingPlace): number | null {
  const [a, b] = [from, to].map(({ country, postalCode }) => postalPoint(country.toUpperCase(), postalCode))
  if (!a || !b) return null
  const [north, east] = [radians(b[0] - a[0]), radians(b[1] - a[1])]
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(east / 2) ** 2
  return Math.round(2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord))) * DETOUR)
}
