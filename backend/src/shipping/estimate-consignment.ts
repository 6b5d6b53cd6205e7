import type { Consignment } from "./plan-freight"
import { NotRatableError, rateFreight, ratePackage, type RateEstimate } from "./rate-shipment"
import { RATE_TABLE } from "./rate-table"
import { roadMiles } from "./road-miles"

/**
 * What a consignment costs by the stand-in table: UPS package by package, ABF as one shipment. USD with 2 decimals.
 * @throws NotRatableError when the distance is not known, or the carrier takes it only by arrangement.
 */
export function estimateConsignment({ from, to, packages }: Consignment, carrier: "UPS" | "ABF"): RateEstimate {
  const miles = roadMiles(from, to)
  if (miles === null) throw new NotRatableError("The distance is not known")
  if (carrier === "ABF") return rateFreight(packages, miles)
  const cents = packages.reduce((sum, parcel) => sum + Math.round(ratePackage(parcel, miles).amount * 100), 0)
  return { amount: cents / 100, currencyCode: "usd", isEstimate: true, asOf: RATE_TABLE.asOf }
}
