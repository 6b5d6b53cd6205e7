import type { ShippingRateSource } from "@billet/backend/contract"
import { estimateConsignment, NotRatableError, type Consignment } from "@billet/backend/shipping"
import type { Logger } from "@medusajs/framework/types"
import { CarrierError } from "./carrier-call"

/** What a consignment costs, USD with 2 decimals; null where only staff can say. `asOf` is the day of the rate, ISO. */
export type ConsignmentRate = { amount: number | null; source: Exclude<ShippingRateSource, "STAFF">; asOf: string }

type Rating = { carrier: "UPS" | "ABF"; ask: ((consignment: Consignment) => Promise<number>) | null; logger: Logger }

/**
 * The carrier's own rate where it can be asked, else the estimate of the dated table. A carrier that refuses knows why, and
 * staff quote; one that cannot be reached does not keep a buyer from ordering.
 */
export async function rateConsignment(consignment: Consignment, { carrier, ask, logger }: Rating): Promise<ConsignmentRate> {
  if (ask) {
    try {
      return { amount: await ask(consignment), source: "CARRIER", asOf: new Date().toISOString().slice(0, 10) }
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error
      logger.warn(`No rate of ${carrier}: ${error.message}`)
      if (error.problem === "refused") return { amount: null, source: "CARRIER", asOf: new Date().toISOString().slice(0, 10) }
    }
  }
  return estimated(consignment, carrier)
}

function estimated(consignment: Consignment, carrier: "UPS" | "ABF"): ConsignmentRate {
  try {
    const { amount, asOf } = estimateConsignment(consignment, carrier)
    return { amount, source: "TABLE", asOf }
  } catch (error) {
    if (!(error instanceof NotRatableError)) throw error
    return { amount: null, source: "TABLE", asOf: new Date().toISOString().slice(0, 10) }
  }
}
