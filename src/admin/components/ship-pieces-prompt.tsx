import type { AdminMetalOrder, ShipPiecesBody } from "@billet/backend/contract"
import { Checkbox, Label } from "@medusajs/ui"
import { useState } from "react"
import { useShipPieces } from "../hooks/api/metal-orders"
import { piecesToShip, type LineToShip } from "../lib/pieces-to-ship"
import { CarrierField } from "./carrier-field"
import { FormPrompt, type PromptValues } from "./form-prompt"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; onClose: () => void }

function bodyOf(text: PromptValues, lines: LineToShip[], labels: boolean): ShipPiecesBody {
  const note = text("note")
  return {
    lines: lines.map(({ lineId }) => ({ lineId, pieces: Number(text(lineId)) })).filter(({ pieces }) => pieces > 0),
    ...{ carrier: text("carrier"), shippedOn: text("shippedOn"), packages: Number(text("packages")), labels },
    trackingNumbers: text("tracking")
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
    ...(note === "" ? {} : { note }),
  }
}

/** Asks which pieces leave and how. */
export function ShipPiecesPrompt({ orderId, order, onClose }: Props) {
  const { mutateAsync, isPending } = useShipPieces(orderId)
  const [key] = useState(() => crypto.randomUUID())
  const [labels, setLabels] = useState(false)
  const lines = piecesToShip(order)
  const send = async (text: PromptValues) => {
    await mutateAsync({ key, body: bodyOf(text, lines, labels) })
    return `A shipment of ${order.orderNumber} is on its way; the buyer is told`
  }
  return (
    <FormPrompt
      title={`What of ${order.orderNumber} has left?`}
      description="With the first pieces the order is in transit and can no longer be cancelled. The buyer is told by mail."
      button="Record shipment"
      className="max-h-[90vh] overflow-y-auto"
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <PiecesFields lines={lines} />
      <CarrierField name={order.carrierName} />
      <div className="flex gap-x-4">
        <PromptField name="shippedOn" label="Left on" type="date" required defaultValue={new Date().toISOString().slice(0, 10)} />
        <PromptField name="packages" label="Packages" type="number" min="1" max="999" required defaultValue={1} />
      </div>
      {order.canOrderLabels && (
        <div className="flex items-center gap-x-2">
          <Checkbox id="ship-labels" checked={labels} onCheckedChange={(checked) => setLabels(checked === true)} />
          <Label htmlFor="ship-labels" size="small">
            Order labels of UPS, with their tracking numbers
          </Label>
        </div>
      )}
      {!labels && <PromptField name="tracking" label="Tracking numbers, between commas" maxLength={400} />}
      <PromptField name="note" label="Note, optional" maxLength={500} />
    </FormPrompt>
  )
}

/** How many pieces of each line leave; all that are left unless somebody says otherwise. */
function PiecesFields({ lines }: { lines: LineToShip[] }) {
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">Pieces that leave</legend>
      {lines.map(({ lineId, productCode, left }) => (
        <div key={lineId} className="grid grid-cols-[minmax(0,1fr)_96px] items-center gap-x-4">
          <label htmlFor={`prompt-${lineId}`} className="txt-compact-small text-ui-fg-subtle">
            <span className="font-mono text-xs">{productCode}</span>, {left} left
          </label>
          <PromptField name={lineId} label="" type="number" min="0" max={left} step="1" required defaultValue={left} />
        </div>
      ))}
    </fieldset>
  )
}
