import type { AdminMetalOrder } from "@billet/backend/contract"
import { Button, Heading, StatusBadge, Text } from "@medusajs/ui"
import { useState } from "react"
import { date, total } from "../lib/format"
import { QuoteFreightPrompt } from "./quote-freight-prompt"

type Props = { orderId: string; order: AdminMetalOrder }

const SOURCES = { TABLE: "estimate of the rate table", CARRIER: "rate of the carrier", STAFF: "quoted" }

const isPast = (day: string) => day < new Date().toISOString().slice(0, 10)

/** What carrying the order costs and who says so; where that is staff, they say it here. */
export function OrderFreight({ orderId, order }: Props) {
  const [quoting, setQuoting] = useState(false)
  const { shippingRate, shippingRateSource: source, carrierName, freightQuote: quote } = order
  return (
    <div className="flex flex-col gap-y-1 px-6 py-4">
      <div className="flex items-center justify-between gap-x-4">
        <Heading level="h3">{shippingRate === null ? "Freight has to be quoted" : `Freight: ${total(shippingRate)}`}</Heading>
        {order.canQuoteFreight && (
          <Button size="small" variant="secondary" onClick={() => setQuoting(true)}>
            {shippingRate === null ? "Quote freight" : "Quote anew"}
          </Button>
        )}
      </div>
      {source && (
        <Text size="small" className="text-ui-fg-subtle break-words">
          {[carrierName, SOURCES[source], quote && `valid until ${date(quote.validUntil)}`].filter(Boolean).join(" · ")}{" "}
          {quote && order.canQuoteFreight && isPast(quote.validUntil) && <StatusBadge color="orange">Run out</StatusBadge>}
        </Text>
      )}
      {quote?.note && (
        <Text size="small" className="text-ui-fg-subtle whitespace-pre-line break-words">
          {quote.note}
        </Text>
      )}
      {quoting && <QuoteFreightPrompt orderId={orderId} order={order} onClose={() => setQuoting(false)} />}
    </div>
  )
}
