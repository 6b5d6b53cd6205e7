import type { AdminPermission, OrderActor, Role } from "@billet/backend/contract"

/** Who moves an order; `permissions` are left out where the route has checked them. */
export type OrderMover = { kind: OrderActor; id: string | null; role: Role; permissions?: readonly AdminPermission[] }

/** `requestKey` tells a repetition of a request from a second request for the same. */
export type OrderVerbInput = { orderId: string; mover: OrderMover; reason: string | null; requestKey: string | null }

/** Payment and fulfilment events. */
export const SYSTEM_MOVER: OrderMover = { kind: "system", id: null, role: "CUSTOMER" }

/** One order is moved by one process at a time; Medusa's own workflows lock the bare id. */
export const orderLock = (orderId: string) => `metal-order:${orderId}`
