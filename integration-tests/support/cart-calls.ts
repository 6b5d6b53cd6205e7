import type { AddLineBody, CartAnswer, CartView, OrderAnswer, OrderView } from "@billet/backend/contract"
import type { Actor, HttpClient, Reply } from "./http-client"
import { BAR } from "./shop-feeds"

/** Where staff have to quote the freight, so that an order costs what its lines cost. */
export const ADDRESS = {
  firstName: "Dana",
  lastName: "Reyes",
  line1: "Avenida Constitución 411",
  city: "Monterrey",
  state: "Nuevo León",
  postalCode: "64000",
  country: "MX",
}
/** Where the rate table knows the way to. */
export const NEAR = { ...ADDRESS, line1: "4100 Clinton Drive", city: "Houston", state: "TX", postalCode: "77020", country: "US" }

type OrderOptions = { key?: string | null; body?: Record<string, unknown>; signal?: AbortSignal }

const wanted = (reply: Reply, ...statuses: number[]): unknown => {
  if (!statuses.includes(reply.status))
    throw new Error(`Expected ${statuses.join(" or ")}, got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return reply.body
}
export const cartOf = (reply: Reply): CartView => (wanted(reply, 200, 201) as CartAnswer).cart
export const noticesOf = (reply: Reply): string[] => (wanted(reply, 200, 201) as CartAnswer).notices
export const orderOf = (reply: Reply): OrderView => (wanted(reply, 200, 201) as OrderAnswer).order
export const typeOf = ({ status, body }: Reply) => [
  status,
  typeof body === "object" && body !== null && "type" in body ? body.type : body,
]

let keys = 0

/** The calls of a cart, as the storefront makes them. */
export class CartCalls {
  constructor(private readonly client: HttpClient) {}

  open = async (as: Actor, body: object = {}) => cartOf(await this.client.post("/store/metal-carts", body, { as }))
  see = (cartId: string, as: Actor) => this.client.get(`/store/metal-carts/${cartId}`, { as })
  add = (cartId: string, line: Partial<AddLineBody>, as: Actor) =>
    this.client.post(`/store/metal-carts/${cartId}/lines`, { productCode: BAR, amount: "24", unit: "in", ...line }, { as })
  change = (cartId: string, lineId: string, body: object, as: Actor) =>
    this.client.post(`/store/metal-carts/${cartId}/lines/${lineId}`, body, { as })
  remove = (cartId: string, lineId: string, as: Actor) =>
    this.client.delete(`/store/metal-carts/${cartId}/lines/${lineId}`, { as })
  claim = (cartId: string, as: Actor) => this.client.post(`/store/metal-carts/${cartId}/claim`, {}, { as })
  promo = (cartId: string, code: string, as: Actor) => this.client.post(`/store/metal-carts/${cartId}/promo`, { code }, { as })
  dropPromo = (cartId: string, as: Actor) => this.client.delete(`/store/metal-carts/${cartId}/promo`, { as })

  /** The buyer's open cart with one more line in it. */
  filled = async (as: Actor, line: Partial<AddLineBody> = {}) => cartOf(await this.add((await this.open(as)).id, line, as))

  freight = (cartId: string, as: Actor, { city, state, postalCode, country }: Partial<typeof ADDRESS> = NEAR) =>
    this.client.post(`/store/metal-carts/${cartId}/freight`, { shippingAddress: { city, state, postalCode, country } }, { as })
  /** A cart ordered to where its freight is known. */
  orderNear = async ({ id }: Pick<CartView, "id">, as: Actor): Promise<Reply> =>
    await this.order(cartOf(await this.freight(id, as)), as, { body: { shippingAddress: NEAR } })

  /** Orders a cart at the total it shows, under a key of its own unless one is given. */
  order(
    cart: Pick<CartView, "id" | "total">,
    as: Actor,
    { key = `key-${(keys += 1)}-${cart.id}`, body = {}, signal }: OrderOptions = {},
  ): Promise<Reply> {
    const order = {
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: "PO-4711",
      shippingAddress: ADDRESS,
      expectedTotal: cart.total,
      ...body,
    }
    const headers: Record<string, string> = key === null ? {} : { "idempotency-key": key }
    return this.client.post(`/store/metal-carts/${cart.id}/place-order`, order, { as, headers, signal })
  }
}
