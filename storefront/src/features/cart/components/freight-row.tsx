import { CARRIER_NAMES, type OrderView, type ShippingProvider, type ShippingRateSource } from "@billet/backend/contract"
import { formatMoney } from "@/lib/format"

/** `carrierName` where another than the carrier of the vocabulary is named. */
export type FreightRowFacts = {
  carrier: ShippingProvider
  carrierName?: string | null
  amount: number | null
  source: ShippingRateSource | null
}

/** What carrying the metal costs, in a list of sums; an estimate says so. */
export function FreightRow({ carrier, carrierName, amount, source }: FreightRowFacts) {
  return (
    <>
      <dt>
        Freight{" "}
        <span className="unit">
          {carrierName ?? (carrier === "PENDING" ? "" : CARRIER_NAMES[carrier])}
          {amount !== null && source === "TABLE" && ", estimate"}
        </span>
      </dt>
      <dd>{amount === null ? "To be quoted" : formatMoney(amount)}</dd>
    </>
  )
}

export function freightRowOf(order: OrderView): FreightRowFacts {
  const { shippingProvider: carrier, carrierName, shippingRate: amount, shippingRateSource: source } = order
  return { carrier, carrierName, amount, source }
}
