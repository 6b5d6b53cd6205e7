import { call } from "../lib/http.mjs"

const PASSWORD = "bench-password-718"
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", city: "Houston", state: "TX", postalCode: "77020", country: "US" }

/** The Authorization header of one of the seeded buyers. */
export async function signIn(origin, client) {
  const body = { email: `bench${client}@bench.example`, password: PASSWORD }
  const { token } = await call(origin, "POST", "/auth/customer/emailpass", { body })
  return `Bearer ${token}`
}

/** A whole purchase through our routes: cart, two lines, then address, carrier, payment on account and order in one call. */
export async function billetBuyer({ origin, key }, clients) {
  const tokens = await Promise.all(Array.from({ length: clients }, (_, client) => signIn(origin, client)))
  const { metalsCatalog: items } = await call(origin, "POST", "/api/catalog-search", { body: { sort: "availability", limit: 400 } })
  const plenty = items.filter((item) => item.availableInches > 500)
  return async (turn, client) => {
    const headers = { "x-publishable-api-key": key, authorization: tokens[client] }
    const store = (path, body, extra = {}) => call(origin, "POST", `/store/metal-carts${path}`, { headers: { ...headers, ...extra }, body })
    const { cart } = await store("", {})
    let total = 0
    for (const offset of [0, 1]) {
      const { productCode } = plenty[(turn * 2 + offset) % plenty.length]
      total = (await store(`/${cart.id}/lines`, { productCode, amount: "0.5", unit: "in", pieces: 3 })).cart.total
    }
    const order = { paymentMethod: "ACCOUNT", purchaseOrderNumber: `BENCH-${turn}`, shippingAddress: ADDRESS, expectedTotal: total }
    const answer = await store(`/${cart.id}/place-order`, order, { "idempotency-key": `bench-${cart.id}` })
    if (!answer.order.orderNumber) throw new Error("No order")
  }
}
