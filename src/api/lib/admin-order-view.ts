import type {
  AdminMetalOrder,
  AdminReservation,
  CartLine,
  ReceiptView,
  RefundView,
  StaffOrderVerb,
} from "@billet/backend/contract"
import { allowedTransitions, freightQuoteRefusal, mayShipPieces, refundableCents } from "@billet/backend/orders"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type { Reservation } from "../../modules/metal-catalogue/models/reservation"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { cuttingOf } from "../../workflows/orders/lib/order-cutting"
import { orderTimeline } from "../../workflows/orders/lib/order-timeline"
import type { OrderMover } from "../../workflows/orders/lib/order-verb-input"
import { toOrderView, type OrderRecordRow } from "../../workflows/orders/lib/order-view"
import { refundFacts } from "../../workflows/payments/lib/refund-facts"
import { freightFacts } from "../../workflows/shipping/lib/freight-facts"
import { shipmentFacts, shipmentsOf } from "../../workflows/shipping/lib/shipment-facts"
import { toAdminShipment } from "../../workflows/shipping/lib/shipment-view"
import { peopleNames } from "./people-names"

async function companyOf(scope: MedusaContainer, id: string | null): Promise<AdminMetalOrder["company"]> {
  if (id === null) return null
  const [company] = await scope.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies({ id }, { select: ["id", "name"] })
  return company ? { id: company.id, name: company.name } : null
}

async function receiptsOf(scope: MedusaContainer, orderId: string): Promise<ReceiptView[]> {
  const rows = await scope
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listAccountReceipts({ order_id: orderId }, { order: { received_on: "ASC", id: "ASC" }, take: null })
  return rows
    .filter(({ cents }) => cents > 0)
    .map(({ cents, received_on: receivedOn, reference }) => ({ amount: cents / 100, receivedOn, reference }))
}

async function refundsOf(scope: MedusaContainer, orderId: string): Promise<RefundView[]> {
  const rows = await scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listRefunds({ order_id: orderId, status: "DONE" }, { order: { created_at: "ASC", id: "ASC" }, take: null })
  return rows.map(({ cents, credited_cents: credited, reason, created_at: at }) => {
    return { amount: cents / 100, credited: credited / 100, reason, at: new Date(at).toISOString() }
  })
}

function toReservation({ coid, mils, status }: InferTypeOf<typeof Reservation>): AdminReservation {
  return { coid, inches: mils / 1000, status }
}

/** Whether it is paid is said when somebody starts it: a button that is missing says nothing. */
function verbsOf(record: OrderRecordRow, { role, permissions }: OrderMover): StaffOrderVerb[] {
  const rows = allowedTransitions(record.order_status, { actor: "staff", role, permissions, paymentStatus: "PAID" })
  return rows.flatMap(({ verb }) => (verb === "place" ? [] : verb))
}

/** A metal order as the sales desk sees it, by the Medusa order's id; NOT_FOUND for any other order. */
export async function adminOrderView(scope: MedusaContainer, orderId: string, reader: OrderMover): Promise<AdminMetalOrder> {
  const [record] = await scope.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderId })
  if (!record) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no metal order of this id")
  const [
    { shippingAddress: _ship, billingAddress: _bill, ...order },
    company,
    timeline,
    cutting,
    receipts,
    reservations,
    shipments,
    refunds,
    refundable,
  ] = await Promise.all([
    toOrderView(scope, record, `/admin/metal-orders/${orderId}`),
    companyOf(scope, record.company_id),
    orderTimeline(scope, record, (ids) => peopleNames(scope, ids)),
    cuttingOf(scope, record),
    receiptsOf(scope, orderId),
    scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).listReservations({ order_id: orderId }, { order: { id: "ASC" } }),
    shipmentsOf(scope, orderId),
    refundsOf(scope, orderId),
    refundFacts(scope, record),
  ])
  const reservationsOf = (line: CartLine) => reservations.filter((one) => one.line_id === line.id).map(toReservation)
  return {
    ...order,
    company,
    timeline,
    cutting,
    receipts,
    refunds,
    refundable: refundableCents(refundable) / 100,
    shipments: shipments.map(toAdminShipment),
    canShipPieces: mayShipPieces(await shipmentFacts(scope, record)),
    canOrderLabels: scope.resolve<MetalOrderService>(METAL_ORDER).makesLabels,
    canQuoteFreight: freightQuoteRefusal(freightFacts(record)) === null,
    verbs: verbsOf(record, reader),
    items: order.items.map((line) => ({ ...line, reservations: reservationsOf(line) })),
  }
}
