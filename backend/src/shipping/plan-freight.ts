import type { Coid, ShippingProvider } from "../contract"
import { chooseCarrier } from "./choose-carrier"
import { SHIP_FROM } from "./ship-from"
import type { ShippingPlace } from "./road-miles"
import { bundleOf, splitIntoParcels, type Parcel, type ShippingLine } from "./split-into-parcels"

/** What leaves one service centre for one buyer: parcels for UPS, one bundle a line for ABF. */
export type Consignment = { coid: Coid; from: ShippingPlace; to: ShippingPlace; packages: Parcel[] }
/** The carrier of an order and what it carries; nothing is packed while the carrier is PENDING. */
export type FreightPlan = { carrier: ShippingProvider; consignments: Consignment[] }

/**
 * How the lines of an order travel: one carrier for all of it by decision 32, a consignment from each company that has
 * some of it. A line whose parcels exceed the limits, or that leaves from abroad, decides for all.
 */
export function planFreight(lines: readonly (ShippingLine & { coid: Coid })[], to: ShippingPlace): FreightPlan {
  const coids = [...new Set(lines.map(({ coid }) => coid))]
  const carriers = coids.map((coid) => {
    return chooseCarrier(
      lines.filter((line) => line.coid === coid),
      SHIP_FROM[coid].country,
      to.country,
    )
  })
  const carrier = (["PENDING", "ABF"] as const).find((one) => carriers.includes(one)) ?? (lines.length ? "UPS" : "PENDING")
  if (carrier === "PENDING") return { carrier, consignments: [] }
  const pack = (line: ShippingLine) => (carrier === "UPS" ? splitIntoParcels(line) : [bundleOf(line, line.pieces)])
  const consignments = coids.map((coid) => ({
    ...{ coid, from: SHIP_FROM[coid], to },
    packages: lines.filter((line) => line.coid === coid).flatMap(pack),
  }))
  return { carrier, consignments }
}
