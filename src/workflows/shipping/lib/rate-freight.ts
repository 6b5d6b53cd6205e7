import type { CartLine, ShippingRateSource } from "@billet/backend/contract"
import { planFreight, type ShippingPlace } from "@billet/backend/shipping"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { ConsignmentRate } from "../../../modules/shared/consignment-rate"
import type { FreightPrice } from "../../../modules/shared/freight-provider"
import { linesKey, placeKey, type Freight } from "../../cart/lib/freight"
import { lineToShip } from "./line-to-ship"
import { stockingCompanies } from "./stocking-companies"

type Coids = Freight["coids"]

/** Who carries lines to a place, and what the carriers or the rate table say it costs. */
export async function rateFreight(
  container: MedusaContainer,
  lines: CartLine[],
  to: ShippingPlace,
  known?: Coids,
): Promise<Freight> {
  const coids = known ?? (await stockingCompanies(container, lines))
  const { carrier, consignments } = planFreight(
    lines.map((line) => ({ ...lineToShip(line), coid: coids[line.id] ?? "INC" })),
    to,
  )
  const about = { carrier, lines: linesKey(lines), place: placeKey(to), coids }
  const { id, providerId } = FREIGHT_OPTIONS[carrier]
  const prices = (await container.resolve(Modules.FULFILLMENT).calculateShippingOptionsPrices(
    consignments.map((consignment) => ({
      ...{ id, provider_id: providerId, optionData: {}, data: { consignment } },
      // Medusa's own words for a cart; the consignment has said it all.
      context: { id: "", items: [] } as never,
    })),
  )) as FreightPrice[]
  const packages = consignments.reduce((sum, one) => sum + one.packages.length, 0)
  return { ...about, packages, ratedAt: new Date().toISOString(), ...sumOf(prices.map(({ rate }) => rate)) }
}

/** One rate that nobody knows leaves the whole to staff; one estimate makes the whole an estimate. */
function sumOf(rates: ConsignmentRate[]): Pick<Freight, "cents" | "source" | "asOf"> {
  const asOf = rates.map((rate) => rate.asOf).sort()[0] ?? new Date().toISOString().slice(0, 10)
  const source: ShippingRateSource = rates.every((rate) => rate.source === "CARRIER") ? "CARRIER" : "TABLE"
  const known = rates.flatMap(({ amount }) => (amount === null ? [] : Math.round(amount * 100)))
  if (!rates.length || known.length < rates.length) return { cents: null, source: "STAFF", asOf }
  return { cents: known.reduce((sum, cents) => sum + cents, 0), source, asOf }
}
