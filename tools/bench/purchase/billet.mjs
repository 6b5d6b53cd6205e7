import { call } from "../lib/http.mjs"

export const LINES_OF_SMALL_CARTS = 10
const PASSWORD = "bench-password-718"
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", city: "Houston", state: "TX", postalCode: "77020", country: "US" }

const PLACE = { city: ADDRESS.city, state: ADDRESS.state, postalCode: ADDRESS.postalCode, country: ADDRESS.country }

/** The Authorization header of one of the seeded buyers. */
export async function signIn(origin, client) {
  const body = { email: `bench${client}@bench.example`, password: PASSWORD }
  const { token } = await call(origin, "POST", "/auth/customer/emailpass", { body })
  return `Bearer ${token}`
}

export async function plentiful(origin) {
  const { metalsCatalog: items } = await call(origin, "POST", "/api/catalog-search", { body: { sort: "availability", limit: 400 } })
  return items.filter((item) => item.availableInches > 500)
}

/** Two buyers with a cart each: to one a few items are added over and over, the other holds `lines` lines. */
export async function billetCarts({ origin, key }, { lines }) {
  const headers = { "x-publishable-api-key": key }
  const plenty = await plentiful(origin)
  const [buyer, adder] = await Promise.all([0, 1].map(async (one) => ({ ...headers, authorization: await signIn(origin, one) })))
  const store = (method, path, body, as) => call(origin, method, `/store/metal-carts${path}`, { headers: as, body })
  const lineOf = (at) => ({ productCode: plenty[at % plenty.length].productCode, amount: "6", unit: "in", pieces: 2 })
  const { cart: big } = await store("POST", "", {}, buyer)
  let last
  for (let at = 0; at < lines; at++) last = (await store("POST", `/${big.id}/lines`, lineOf(at), buyer)).cart
  const [line] = last.items
  const { cart: small } = await store("POST", "", {}, adder)
  return {
    add: async (turn) => await store("POST", `/${small.id}/lines`, lineOf(turn % LINES_OF_SMALL_CARTS), adder),
    show: async () => await store("GET", `/${big.id}`, undefined, buyer),
    reprice: async (turn) => await store("POST", `/${big.id}/lines/${line.id}`, { pieces: 2 + (turn % 2) }, buyer),
    bare: async () => await call(origin, "GET", "/health", {}),
  }
}

/** A whole purchase by the fewest of our calls: cart, both lines, freight, then address, payment on account and order in one. */
export async function billetBuyer({ origin, key }, clients) {
  const tokens = await Promise.all(Array.from({ length: clients }, (_, client) => signIn(origin, client)))
  const plenty = await plentiful(origin)
  return async (turn, client) => {
    const headers = { "x-publishable-api-key": key, authorization: tokens[client] }
    const store = (path, body, extra = {}) => call(origin, "POST", `/store/metal-carts${path}`, { headers: { ...headers, ...extra }, body })
    const { cart } = await store("", {})
    const lines = [0, 1].map((offset) => plenty[(turn * 2 + offset) % plenty.length].productCode)
    await store(`/${cart.id}/lines/many`, { lines: lines.map((productCode) => ({ productCode, amount: "0.5", unit: "in", pieces: 3 })) })
    const { total } = (await store(`/${cart.id}/freight`, { shippingAddress: PLACE })).cart
    const order = { paymentMethod: "ACCOUNT", purchaseOrderNumber: `BENCH-${turn}`, shippingAddress: ADDRESS, expectedTotal: total }
    const answer = await store(`/${cart.id}/place-order`, order, { "idempotency-key": `bench-${cart.id}` })
    if (!answer.order.orderNumber || answer.order.items.length !== lines.length) throw new Error("No order of both lines")
  }
}
