import type { AdminMetalOrder, AdminOrderAnswer, OrderView } from "@billet/backend/contract"
import type { Actor, HttpClient, Reply } from "./http-client"

export const adminOrderOf = (reply: Reply): AdminMetalOrder => {
  if (reply.status !== 200) throw new Error(`Expected 200, got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return (reply.body as AdminOrderAnswer).order
}

let keys = 0

/** What staff and buyer do to an order after it was placed. */
export class OrderCalls {
  constructor(private readonly client: HttpClient) {}

  private keyed = (key: string | null = `verb-key-${(keys += 1)}`): Record<string, string> =>
    key === null ? {} : { "idempotency-key": key }

  see = async (orderId: string, as: Actor) => adminOrderOf(await this.client.get(`/admin/metal-orders/${orderId}`, { as }))
  verb = (verb: string, orderId: string, as: Actor, { key, body = {} }: { key?: string | null; body?: unknown } = {}) =>
    this.client.post(`/admin/metal-orders/${orderId}/${verb}`, body, { as, headers: this.keyed(key) })
  cancel = (orderId: string, as: Actor, reason = "Ordered twice") => this.verb("cancel", orderId, as, { body: { reason } })
  cancelOwn = (order: Pick<OrderView, "orderNumber">, as: Actor, body: unknown = { reason: "Changed my mind" }) =>
    this.client.post(`/store/metal-orders/${order.orderNumber}/cancel`, body, { as, headers: this.keyed() })
}
