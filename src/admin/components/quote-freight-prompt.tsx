import { CARRIER_NAMES, type AdminMetalOrder, type QuoteFreightBody } from "@billet/backend/contract"
import { Button, Prompt, Text, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useQuoteFreight } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; onClose: () => void }

const DAY_MILLISECONDS = 24 * 60 * 60_000
const VALID_DAYS = 14
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

function bodyOf(form: HTMLFormElement): QuoteFreightBody {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? "").trim()
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await mutateAsync({ key, body: bodyOf(event.currentTarget) })
      .then(({ order: now }) => {
        toast.success(`${orderNumber} is ${total(now.total)} with its freight; the buyer is told`)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Prompt open onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Prompt.Header>
            <Prompt.Title>Quote the freight of {orderNumber}</Prompt.Title>
            <Prompt.Description>
              The order is {total(order.total - (shippingRate ?? 0))} without freight. The buyer is told the new total by mail.
            </Prompt.Description>
          </Prompt.Header>
          <div className="flex flex-col gap-y-4 px-6 pt-4">
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
            <PromptField
              name="carrier"
              label="Carrier"
              list="prompt-carriers"
              maxLength={60}
              required
              defaultValue={carrierName ?? ""}
            />
            <datalist id="prompt-carriers">
              <option value={CARRIER_NAMES.UPS} />
              <option value={CARRIER_NAMES.ABF} />
            </datalist>
            <PromptField name="note" label="Note, optional" maxLength={500} defaultValue={freightQuote?.note ?? ""} />
            <Text size="xsmall" className="text-ui-fg-subtle">
              The buyer reads carrier and note.
            </Text>
          </div>
          <Prompt.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" size="small" disabled={isPending}>
              Quote freight
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  )
}
