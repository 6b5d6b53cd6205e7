import type { AdminMetalOrder, QuoteFreightBody } from "@billet/backend/contract"
import { Text } from "@medusajs/ui"
import { useState } from "react"
import { useQuoteFreight } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
import { CarrierField } from "./carrier-field"
import { FormPrompt, type PromptValues } from "./form-prompt"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; onClose: () => void }

const DAY_MILLISECONDS = 24 * 60 * 60_000
const VALID_DAYS = 14
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

function bodyOf(text: PromptValues): QuoteFreightBody {
  const note = text("note")
  return {
    ...{ amount: Number(text("amount")), carrier: text("carrier"), validUntil: text("validUntil") },
    ...(note === "" ? {} : { note }),
  }
}

/** Asks what carrying an order costs. */
export function QuoteFreightPrompt({ orderId, order, onClose }: Props) {
  const { mutateAsync, isPending } = useQuoteFreight(orderId)
  const [key] = useState(() => crypto.randomUUID())
  const { orderNumber, shippingRate, carrierName, freightQuote } = order
  const send = async (text: PromptValues) => {
    const { order: now } = await mutateAsync({ key, body: bodyOf(text) })
    return `${orderNumber} is ${total(now.total)} with its freight; the buyer is told`
  }
  return (
    <FormPrompt
      title={`Quote the freight of ${orderNumber}`}
      description={`The order is ${total(order.total - (shippingRate ?? 0) - order.taxTotal)} without freight${order.taxTotal > 0 ? " and tax" : ""}. The buyer is told the new total by mail.`}
      button="Quote freight"
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <div className="flex gap-x-4">
        <PromptField
          name="amount"
          label="Amount, USD"
          type="number"
          step="0.01"
          min="0"
          required
          autoFocus
          defaultValue={shippingRate ?? ""}
        />
        <PromptField
          name="validUntil"
          label="Valid until"
          type="date"
          required
          min={dayAhead(0)}
          defaultValue={dayAhead(VALID_DAYS)}
        />
      </div>
      <CarrierField name={carrierName} />
      <PromptField name="note" label="Note, optional" maxLength={500} defaultValue={freightQuote?.note ?? ""} />
      <Text size="xsmall" className="text-ui-fg-subtle">
        The buyer reads carrier and note.
      </Text>
    </FormPrompt>
  )
}
