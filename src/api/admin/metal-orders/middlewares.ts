import {
  CancelOrderBodySchema,
  NoBodySchema,
  ProcessOrderBodySchema,
  DeliverShipmentBodySchema,
  QuoteFreightBodySchema,
  ReceivePaymentBodySchema,
  RefundOrderBodySchema,
  ShipPiecesBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { guardMedusaOrder, refuseMetalOrder } from "../../lib/guard-medusa-order"
import { MEDUSAS_CHANGES, refuseMetalChange } from "../../lib/guard-medusa-change"
import { refuseMetalCollection, refuseMetalPayment } from "../../lib/guard-medusa-payment"
import { onceUnderKey } from "../../lib/once-under-key"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"

const ONE = exactly("/admin/metal-orders/:id")
const PLAIN_VERB = /^\/admin\/metal-orders\/[^/]+\/(start|ship|complete|invoice)\/?$/i
/** Shipments are counted in our record; Medusa's fulfilments follow it. */
const MEDUSAS_FULFILLMENTS = /^\/admin\/orders\/[^/]+\/fulfillments(\/[^/]+\/[^/]+)?\/?$/i
const MEDUSAS_PAYMENTS = /^\/admin\/payments\/[^/]+\/(refund|capture)\/?$/i
/** What an order has to be paid by was settled when it was placed. */
const MEDUSAS_COLLECTIONS = /^\/admin\/payment-collections\/[^/]+(\/(mark-as-paid|payment-sessions))?\/?$/i
const CANCEL = exactly("/admin/metal-orders/:id/cancel")

export const adminOrderMiddlewares: MiddlewareRoute[] = [
  {
    matcher: exactly("/admin/metal-orders/:id/payments"),
    middlewares: [onlyMethods("POST"), validateBody(ReceivePaymentBodySchema)],
  },
  {
    matcher: exactly("/admin/metal-orders/:id/freight"),
    middlewares: [onlyMethods("POST"), validateBody(QuoteFreightBodySchema)],
  },
  { matcher: exactly("/admin/metal-orders/:id/attachments/:attachment"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/admin/metal-orders/:id/documents/:document"), middlewares: [onlyMethods("GET")] },
  { matcher: ONE, middlewares: [onlyMethods("GET")] },
  { matcher: PLAIN_VERB, middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)] },
  {
    matcher: exactly("/admin/metal-orders/:id/process"),
    middlewares: [onlyMethods("POST"), validateBody(ProcessOrderBodySchema)],
  },
  { matcher: CANCEL, middlewares: [onlyMethods("POST"), validateBody(CancelOrderBodySchema)] },
  { matcher: exactly("/admin/orders/:id/cancel"), methods: ["POST"], middlewares: [guardMedusaOrder("cancel")] },
  { matcher: exactly("/admin/orders/:id/complete"), methods: ["POST"], middlewares: [guardMedusaOrder("complete")] },
  {
    matcher: exactly("/admin/metal-orders/:id/shipments"),
    middlewares: [onlyMethods("POST"), validateBody(ShipPiecesBodySchema)],
  },
  {
    matcher: exactly("/admin/metal-orders/:id/shipments/:shipment/deliver"),
    middlewares: [onlyMethods("POST"), validateBody(DeliverShipmentBodySchema)],
  },
  { matcher: exactly("/admin/metal-orders/:id/shipments/:shipment/labels/:label"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/admin/metal-orders/:id/refunds"),
    middlewares: [onlyMethods("POST"), validateBody(RefundOrderBodySchema)],
  },
  { matcher: MEDUSAS_PAYMENTS, methods: ["POST"], middlewares: [refuseMetalPayment, onceUnderKey] },
  { matcher: MEDUSAS_COLLECTIONS, methods: ["POST", "DELETE"], middlewares: [refuseMetalCollection] },
  {
    matcher: exactly("/admin/orders/:id/payment-sessions/authorize"),
    methods: ["POST"],
    middlewares: [refuseMetalOrder("Payments of this order are kept in its metal section")],
  },
  { matcher: MEDUSAS_CHANGES, methods: ["POST", "DELETE"], middlewares: [refuseMetalChange] },
  {
    matcher: exactly("/admin/orders/:id/credit-lines"),
    methods: ["POST"],
    middlewares: [refuseMetalOrder("Money of this order is given back in its metal section")],
  },
  {
    matcher: MEDUSAS_FULFILLMENTS,
    methods: ["POST"],
    middlewares: [refuseMetalOrder("The shipments of this order are kept in its metal section")],
  },
]
