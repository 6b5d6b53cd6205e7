import type { ShippingProvider } from "../contract"
import { fitsUps, isMeasured, type ShippingPiece } from "./parcel-size"

const UPS_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA"])
const ABF_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA", "MX"])

/**
 * The carrier of a shipment from one ISO-2 country to another: UPS when every piece is a parcel within the US and Canada,
 * else ABF within the US, Canada and Mexico, else PENDING, a freight quote by staff. Without pieces, or with a piece whose
 * weight or size is unknown, it is PENDING too. Source: decision 32.
 */
export function chooseCarrier(pieces: readonly ShippingPiece[], origin: string, destination: string): ShippingProvider {
  if (pieces.length === 0 || !pieces.every(isMeasured)) return "PENDING"
  const lane = [origin, destination].map((code) => code.trim().toUpperCase())
  if (pieces.every(fitsUps) && lane.every((code) => UPS_COUNTRIES.has(code))) return "UPS"
  return lane.every((code) => ABF_COUNTRIES.has(code)) ? "ABF" : "PENDING"
}
