import { SHIPMENT_STATUS_LABELS, trackingWords, type AdminMetalOrder, type AdminShipment } from "@billet/backend/contract"
import { Alert, Button, Heading, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useDeliverShipment } from "../hooks/api/metal-orders"
import { counted, date } from "../lib/format"
import { ShipPiecesPrompt } from "./ship-pieces-prompt"

type Props = { orderId: string; order: AdminMetalOrder }

/** What has left of an order, and the rest to ship. */
export function OrderShipments({ orderId, order }: Props) {
  const [shipping, setShipping] = useState(false)
  if (!order.canShipPieces && order.shipments.length === 0) return null
  return (
    <div className="flex flex-col gap-y-4 px-6 py-4">
      <div className="flex items-center justify-between gap-x-4">
        <Heading level="h3">
          {order.shipments.length ? counted(order.shipments.length, "shipment") : "Nothing has left yet"}
        </Heading>
        {order.canShipPieces && (
          <Button size="small" variant="secondary" onClick={() => setShipping(true)}>
            Ship pieces
          </Button>
        )}
      </div>
      {order.shipments.map((shipment) => (
        <ShipmentRow key={shipment.id} orderId={orderId} order={order} shipment={shipment} />
      ))}
      {shipping && <ShipPiecesPrompt orderId={orderId} order={order} onClose={() => setShipping(false)} />}
    </div>
  )
}

function ShipmentRow({ orderId, order, shipment }: Props & { shipment: AdminShipment }) {
  const { number, status, carrierName, shippedOn, deliveredOn, packages, note, labelProblem } = shipment
  const codeOf = (lineId: string) => order.items.find(({ id }) => id === lineId)?.productCode ?? lineId
  const when = deliveredOn ? `delivered ${date(deliveredOn)}` : `left ${date(shippedOn)}`
  return (
    <section aria-label={`Shipment ${number}`} className="flex flex-col gap-y-1">
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus">
          {number}. {carrierName}
        </Text>
        <StatusBadge color={status === "DELIVERED" ? "green" : "purple"}>{SHIPMENT_STATUS_LABELS[status]}</StatusBadge>
        <Text size="small" className="text-ui-fg-subtle">
          {when} · {counted(packages, "package")}
        </Text>
        {status === "SHIPPED" && <DeliverButton orderId={orderId} shipment={shipment} />}
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        {shipment.lines.map(({ lineId, pieces }) => `${pieces} × ${codeOf(lineId)}`).join(", ")}
      </Text>
      <Tracking shipment={shipment} />
      <Labels orderId={orderId} shipment={shipment} />
      {labelProblem && <Alert variant="warning">{labelProblem}</Alert>}
      {note && (
        <Text size="small" className="text-ui-fg-subtle break-words">
          {note}
        </Text>
      )}
    </section>
  )
}

function Tracking({ shipment: { tracking } }: { shipment: AdminShipment }) {
  if (tracking.length === 0) return null
  return (
    <ul className="flex flex-col gap-y-1 text-xs">
      {tracking.map(({ number, url, seen }) => (
        <li key={number} className="flex flex-wrap gap-x-2">
          {url ? (
            <a className="text-ui-fg-interactive font-mono hover:underline" href={url} target="_blank" rel="noreferrer">
              {number}
            </a>
          ) : (
            <span className="font-mono">{number}</span>
          )}
          {seen && <span className="text-ui-fg-subtle">{trackingWords(seen)}</span>}
        </li>
      ))}
    </ul>
  )
}

function Labels({ orderId, shipment: { id, labels } }: { orderId: string; shipment: AdminShipment }) {
  const base = `/admin/metal-orders/${encodeURIComponent(orderId)}/shipments/${encodeURIComponent(id)}/labels`
  if (labels === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: labels }, (_, index) => index + 1).map((label) => (
        <Button key={label} size="small" variant="secondary" asChild>
          <a href={`${base}/${label}`} target="_blank" rel="noreferrer">
            Label {label}
          </a>
        </Button>
      ))}
    </div>
  )
}

function DeliverButton({ orderId, shipment: { id, number } }: { orderId: string; shipment: AdminShipment }) {
  const { mutateAsync, isPending } = useDeliverShipment(orderId, id)
  const prompt = usePrompt()
  const deliver = async () => {
    const description = "With the last shipment of all pieces the order is completed, and final."
    const words = { confirmText: "Mark as delivered", cancelText: "Back", variant: "confirmation" } as const
    if (!(await prompt({ title: `Does the buyer have shipment ${number}?`, description, ...words }))) return
    await mutateAsync({ key: crypto.randomUUID(), body: { deliveredOn: new Date().toISOString().slice(0, 10) } })
      .then(() => toast.success(`Shipment ${number} is delivered`))
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Button size="small" variant="transparent" disabled={isPending} onClick={() => void deliver()}>
      Mark as delivered
    </Button>
  )
}
