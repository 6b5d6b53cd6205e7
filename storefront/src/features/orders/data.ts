import "server-only"
import type { OrderAnswer, OrderListAnswer, OrderView } from "@billet/backend/contract"
import { cache } from "react"
import { callBackend, streamBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import { withQuery } from "@/lib/with-query"
import type { OrderSearch } from "./order-search"

export const ORDERS_PER_PAGE = 25

/** One page of the buyer's orders that meet a search, newest first. */
export function getOrders(token: string, { page, ...search }: OrderSearch): Promise<OrderListAnswer> {
  const slice = { limit: String(ORDERS_PER_PAGE), offset: String((page - 1) * ORDERS_PER_PAGE) }
  return callBackend<OrderListAnswer>(withQuery("/store/metal-orders", { ...slice, ...search }), { token })
}

/** The buyer's orders that meet a search, on all pages, as a CSV file, while it is being written. */
export function getOrdersFile(token: string, { q, status, from, to }: OrderSearch): Promise<ReadableStream<Uint8Array> | null> {
  return streamBackend(withQuery("/store/metal-orders/export.csv", { q, status, from, to }), { token, timeoutSeconds: 120 })
}

/** A paper of an own order or a certificate of its metal, by kind and name; null when there is none. */
export async function getOrderFile(
  token: string,
  orderNumber: string,
  [kind, name]: ["documents" | "certificates" | "attachments", string],
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    const path = `/store/metal-orders/${encodeURIComponent(orderNumber)}/${kind}/${encodeURIComponent(name)}`
    return await streamBackend(path, { token })
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** One order of the buyer; null when it is not theirs or does not exist. Items that are no list are logged and left out. */
export const getOrder = cache(async (token: string, orderNumber: string): Promise<OrderView | null> => {
  try {
    const { order } = await callBackend<OrderAnswer>(`/store/metal-orders/${encodeURIComponent(orderNumber)}`, { token })
    if (Array.isArray(order.items)) return order
    console.warn(`The items of order ${orderNumber} are not a list`)
    return { ...order, items: [] }
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
})
