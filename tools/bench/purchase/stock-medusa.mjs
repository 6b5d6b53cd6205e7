import { call } from "../lib/http.mjs"
import { LINES_OF_SMALL_CARTS } from "./billet.mjs"

const ADDRESS = { first_name: "Dana", last_name: "Reyes", address_1: "1 Clinton Drive", city: "Houston", province: "TX", postal_code: "77020", country_code: "us" }

/** A cart to which a few items are added over and over, through Medusa's own route. */
export async function stockMedusaCarts({ origin, key }) {
  const headers = { "x-publishable-api-key": key }
  const store = (method, path, body) => call(origin, method, `/store/${path}`, { headers, body })
  const { regions } = await store("GET", "regions")
  const { products } = await store("GET", "products?limit=100&fields=id,variants.id")
  const variants = products.map((product) => product.variants[0].id)
  const { cart } = await store("POST", "carts", { region_id: regions[0].id })
  return {
    add: async (turn) =>
      await store("POST", `carts/${cart.id}/line-items`, { variant_id: variants[turn % LINES_OF_SMALL_CARTS], quantity: 2 }),
  }
}

/** A whole purchase by the fewest of Medusa's own store routes: cart with both lines and addresses, carrier, payment, order. */
export async function stockMedusaBuyer({ origin, key }) {
  const headers = { "x-publishable-api-key": key }
  const store = (method, path, body) => call(origin, method, `/store/${path}`, { headers, body })
  const { regions } = await store("GET", "regions")
  const { products } = await store("GET", "products?limit=100&fields=id,variants.id")
  const variants = products.map((product) => product.variants[0].id)
  return async (turn) => {
    const items = [0, 1].map((offset) => ({ variant_id: variants[(turn * 2 + offset) % variants.length], quantity: 3 }))
    const addresses = { shipping_address: ADDRESS, billing_address: ADDRESS }
    const made = { region_id: regions[0].id, email: `buyer${turn}@bench.example`, items, ...addresses }
    const { cart } = await store("POST", "carts", made)
    const { shipping_options: options } = await store("GET", `shipping-options?cart_id=${cart.id}`)
    await store("POST", `carts/${cart.id}/shipping-methods`, { option_id: options[0].id })
    const { payment_collection: payment } = await store("POST", "payment-collections", { cart_id: cart.id })
    await store("POST", `payment-collections/${payment.id}/payment-sessions`, { provider_id: "pp_system_default" })
    const answer = await store("POST", `carts/${cart.id}/complete`, {})
    if (answer.type !== "order" || answer.order.items.length !== items.length) throw new Error(`No order: ${JSON.stringify(answer.error)}`)
  }
}
