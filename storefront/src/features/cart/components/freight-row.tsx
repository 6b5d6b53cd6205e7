import { CARRIER_NAMES, type OrderView, type ShippingProvider, type ShippingRateSource } from "@billet/backend/contract"
import { formatMoney } from "@/lib/format"

export type FreightRowFacts = { carrier: ShippingProvider; amount: number | null; source: ShippingRateSource | null }

/** What carrying the metal costs, in a list of sums; an estimate says so. */
export function FreightRow({ carrier, amount, source }: FreightRowFacts) {
  return (
    <>
      <dt>
        Freight{" "}
        <span className="unit">
          {carrier === "PENDING" ? "" : CARRIER_NAMES[carrier]}
          {amount !== null && source === "TABLE" && ", estimate"}
        </span>
      </dt>
      <dd>{amount === null ? "To be quoted" : formatMoney(amount)}</dd>
    </>
  )
}

export function freightRowOf(order: OrderView): FreightRowFacts {
  return { carrier: order.shippingProvider, amount: order.shippingRate, source: order.shippingRateSource }
}
