import type { Coid } from "../contract"
import type { ShippingPlace } from "./road-miles"

/** The service centre each trading company ships from. */
export const SHIP_FROM: Record<Coid, ShippingPlace & { city: string }> = {
  INC: { city: "Houston", state: "TX", postalCode: "77040", country: "US" },
  EUR: { city: "Sheffield", postalCode: "S9 2LR", country: "GB" },
  MSA: { city: "Johor Bahru", postalCode: "81100", country: "MY" },
  SIN: { city: "Singapore", postalCode: "629350", country: "SG" },
  DUB: { city: "Dubai", postalCode: "", country: "AE" },
}
