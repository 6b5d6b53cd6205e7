import type {
  AdminOrderAnswer,
  CancelOrderBody,
  DeliverShipmentBody,
  ProcessOrderBody,
  QuoteFreightBody,
  ReceivePaymentBody,
  RefundOrderBody,
  ShipPiecesBody,
  StaffOrderVerb,
} from "@billet/backend/contract"
import { FetchError } from "@medusajs/js-sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const isUnknown = (error: unknown) => error instanceof FetchError && error.status === 404

const KEY = "metal-orders"
const pathOf = (orderId: string) => `/admin/metal-orders/${encodeURIComponent(orderId)}`

/** The trade's record of a Medusa order; `isUnknown` for an order that has none. */
export function useMetalOrder(orderId: string) {
  const { data, error, ...rest } = useQuery({
    queryKey: [KEY, orderId],
    queryFn: () => sdk.client.fetch<AdminOrderAnswer>(pathOf(orderId)),
    retry: (failures, error) => !isUnknown(error) && failures < 2,
    staleTime: 0,
  })
  return { order: data?.order, error, isUnknown: isUnknown(error), ...rest }
}

/** Gives an order its invoice. */
export function useIssueInvoice(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      sdk.client.fetch<AdminOrderAnswer>(`${pathOf(orderId)}/invoice`, {
        method: "POST",
        headers: { "Idempotency-Key": crypto.randomUUID() },
        body: {},
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** Sends a form about an order; one key for as long as the form is open. Medusa's sections of the page are read again too. */
function useOrderForm<Body extends object>(orderId: string, form: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: Body }) =>
      sdk.client.fetch<AdminOrderAnswer>(`${pathOf(orderId)}/${form}`, {
        method: "POST",
        headers: { "Idempotency-Key": key },
        body,
      }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [KEY] })
      await queries.invalidateQueries({ queryKey: ["orders"] })
    },
  })
}

/** Records money that came for an order on account. */
export const useReceivePayment = (orderId: string) => useOrderForm<ReceivePaymentBody>(orderId, "payments")

/** Gives money of an order back. */
export const useRefundOrder = (orderId: string) => useOrderForm<RefundOrderBody>(orderId, "refunds")

/** Ships pieces of an order. */
export const useShipPieces = (orderId: string) => useOrderForm<ShipPiecesBody>(orderId, "shipments")

/** Marks a shipment of an order as delivered. */
export const useDeliverShipment = (orderId: string, shipmentId: string) =>
  useOrderForm<DeliverShipmentBody>(orderId, `shipments/${encodeURIComponent(shipmentId)}/deliver`)

/** Quotes the freight of an order. */
export const useQuoteFreight = (orderId: string) => useOrderForm<QuoteFreightBody>(orderId, "freight")

type Act = { verb: StaffOrderVerb; body?: CancelOrderBody | ProcessOrderBody }

/** Moves an order. Medusa's own sections of the page show its payment and fulfilment, so they are read again too. */
export function useOrderVerb(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ verb, body = {} }: Act) =>
      sdk.client.fetch<AdminOrderAnswer>(`${pathOf(orderId)}/${verb}`, {
        method: "POST",
        headers: { "Idempotency-Key": crypto.randomUUID() },
        body,
      }),
    // Somebody else may have moved it meanwhile: a refusal is a reason to look again, too.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [KEY] })
      await queries.invalidateQueries({ queryKey: ["orders"] })
    },
  })
}
