import { ORDER_STATUS_LABELS, REGION_NAMES, type AdminMetalOrder, type Coid, type OrderStatus } from "@billet/backend/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Container, Copy, Heading, StatusBadge, Text } from "@medusajs/ui"
import { FactList, type Fact } from "../components/fact-list"
import { OrderCertificates } from "../components/order-certificates"
import { OrderDocuments } from "../components/order-documents"
import { OrderFreight } from "../components/order-freight"
import { OrderLines } from "../components/order-lines"
import { OrderPayments } from "../components/order-payments"
import { OrderRefunds } from "../components/order-refunds"
import { OrderShipments } from "../components/order-shipments"
import { OrderTimeline } from "../components/order-timeline"
import { OrderTracker } from "../components/order-tracker"
import { OrderVerbs } from "../components/order-verbs"
import { Quantity } from "../components/quantity"
import { ErrorState, LoadingState } from "../components/query-state"
import { SawTicket } from "../components/saw-ticket"
import { useMetalOrder } from "../hooks/api/metal-orders"
import { date, pounds, time, total } from "../lib/format"

const STATUS_COLOURS: Record<OrderStatus, "grey" | "orange" | "blue" | "purple" | "green" | "red"> = {
  DRAFT: "grey",
  PENDING: "orange",
  IN_PROGRESS: "blue",
  PROCESSED: "blue",
  IN_TRANSIT: "purple",
  COMPLETED: "green",
  CANCELLED: "red",
}
const PAYMENTS = { STRIPE: "Card", ACCOUNT: "On account" }

function factsOf(order: AdminMetalOrder): Fact[] {
  const facts: Fact[] = [
    {
      label: "Purchase order",
      value: order.purchaseOrderNumber && <span className="font-mono text-xs">{order.purchaseOrderNumber}</span>,
    },
    { label: "Company", value: order.company?.name },
    { label: "Payment", value: `${PAYMENTS[order.paymentMethod]} · ${order.paymentStatus.toLowerCase()}` },
    { label: "Carrier", value: order.carrierName ?? "Freight quote pending" },
    { label: "Sold by", value: `${order.coid} · ${REGION_NAMES[order.coid as Coid]}` },
    { label: "Placed", value: time(order.orderDate) },
    { label: "Weight", value: <Quantity value={pounds(order.totalWeightInPounds)} unit="lb" /> },
    { label: "Tax", value: <span className="tabular-nums">{order.taxStatus === "EXEMPT" ? "Exempt" : total(order.taxTotal)}</span> },
    { label: "Total", value: <span className="tabular-nums">{total(order.total)}</span> },
  ]
  const wanted = [order.deliveryDate && date(order.deliveryDate), order.deliveryTime].filter(Boolean)
  if (wanted.length > 0) facts.push({ label: "Wanted by", value: wanted.join(", ") })
  if (order.cancelledAt) {
    facts.push({ label: "Cancelled", value: time(order.cancelledAt) }, { label: "Reason", value: order.cancelReason })
  }
  return facts
}

function MetalOrder({ orderId, order }: { orderId: string; order: AdminMetalOrder }) {
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <div className="flex items-center gap-x-2">
          <Heading level="h2" className="font-mono">
            {order.orderNumber}
          </Heading>
          <Copy content={order.orderNumber} className="text-ui-fg-muted" />
          <StatusBadge color={STATUS_COLOURS[order.orderStatus]} className="text-nowrap">
            {ORDER_STATUS_LABELS[order.orderStatus]}
          </StatusBadge>
        </div>
        <OrderVerbs orderId={orderId} order={order} />
      </div>
      <OrderTracker status={order.orderStatus} />
      <FactList facts={factsOf(order)} />
      {order.customerNotes && (
        <div className="px-6 py-4">
          <Text size="xsmall" leading="compact" className="text-ui-fg-muted">
            Note from the buyer
          </Text>
          <Text size="small" className="mt-1 whitespace-pre-line break-words">
            {order.customerNotes}
          </Text>
        </div>
      )}
      <OrderLines lines={order.items} />
      {order.cutting && <SawTicket cutting={order.cutting} lines={order.items} />}
      <OrderCertificates heats={order.heats} />
      <OrderShipments orderId={orderId} order={order} />
      <OrderFreight orderId={orderId} order={order} />
      <OrderPayments orderId={orderId} order={order} />
      <OrderRefunds orderId={orderId} order={order} />
      <OrderDocuments orderId={orderId} order={order} />
      <OrderTimeline events={order.timeline} />
    </Container>
  )
}

/** The trade's side of an order, on the order's page. */
const MetalOrderWidget = ({ data }: { data: { id: string } }) => {
  const { order, isUnknown, error, isPending, refetch } = useMetalOrder(data.id)
  if (order) return <MetalOrder orderId={data.id} order={order} />
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Metal order</Heading>
      </div>
      {isPending ? (
        <LoadingState label="Loading the metal lines" className="h-72" />
      ) : isUnknown ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          This order holds no metal: it was not placed through the metal shop.
        </Text>
      ) : (
        <ErrorState title="The metal lines could not be loaded" error={error} onRetry={refetch} />
      )}
    </Container>
  )
}

export default MetalOrderWidget

export const config = defineWidgetConfig({ zone: "order.details.after", id: "billet-metal-order" })
