import type { OrderView, ShippingProvider, ShippingRateSource } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatMoney } from "@/lib/format"
import { cartTexts } from "@/texts/en/cart"
import { orderingTexts } from "@/texts/en/ordering"
import { fillNodes } from "@/texts/fill-nodes"

/** `carrierName` where another than the carrier of the vocabulary is named. */
export type FreightRowFacts = {
  carrier: ShippingProvider
  carrierName?: string | null
  amount: number | null
  source: ShippingRateSource | null
}

/** What carrying the metal costs, in a list of sums; an estimate says so. */
export function FreightRow({ carrier, carrierName, amount, source }: FreightRowFacts) {
  const t = useTexts(cartTexts)
  const { carriers } = useTexts(orderingTexts)
  return (
    <>
      <dt>
        {fillNodes(t.freightUnit, {
          unit: (
            <span className="unit">
              {carrierName ?? (carrier === "PENDING" ? "" : carriers[carrier])}
              {amount !== null && source === "TABLE" && t.estimate}
            </span>
          ),
        })}
      </dt>
      <dd>{amount === null ? t.toBeQuoted : formatMoney(amount)}</dd>
    </>
  )
}

export function freightRowOf(order: OrderView): FreightRowFacts {
  const { shippingProvider: carrier, carrierName, shippingRate: amount, shippingRateSource: source } = order
  return { carrier, carrierName, amount, source }
}
