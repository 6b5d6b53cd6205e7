import { Agent, request } from "node:http"

/** Of 20 operations 16 only look, 3 fill a cart, 1 orders it: 80 %, 15 % and 5 %. */
const LOOKS_PER_TURN = 16
const PLACE = { city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", ...PLACE }
const CART_STEPS = ["create", "add", "add"]

/**
 * One signed-in buyer who looks and orders, one operation after the other, always at the same server as behind a balancer
 * with kept connections. `kinds` says what its turns consist of: "mix", "browse", "cart" (filled, never ordered) or
 * "purchase" (filled and ordered).
 */
export class Buyer {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #plan = []
  #cart = null
  #turn = 0

  constructor({ origin, key, token, number, kinds, bodies, products, random }) {
    Object.assign(this, { origin, number, kinds, bodies, products, random })
    this.headers = { "x-publishable-api-key": key, authorization: token }
  }

  /** Does the next operation of the plan and answers its kind; throws when a server refuses it. */
  async next() {
    if (this.#plan.length === 0) this.#plan = this.#planTurn()
    const step = this.#plan.shift()
    if (step === "browse") await this.#browse()
    else if (step === "order") await this.#order()
    else await this.#fillCart(step)
    return step === "browse" ? "browse" : step === "order" ? "checkout" : "cart"
  }

  close() {
    this.#agent.destroy()
  }

  #planTurn() {
    if (this.kinds === "browse") return ["browse"]
    if (this.kinds === "cart") return [...CART_STEPS]
    if (this.kinds === "purchase") return [...CART_STEPS, "order"]
    // The steps of a cart in their order, somewhere among the looks.
    const steps = [...CART_STEPS, "order"]
    const places = new Set()
    while (places.size < steps.length) places.add(Math.floor(this.random() * (LOOKS_PER_TURN + steps.length)))
    return Array.from({ length: LOOKS_PER_TURN + steps.length }, (_, at) => (places.has(at) ? steps.shift() : "browse"))
  }

  /** Half searches, the rest what pages ask besides: own prices of 25 items, one item, the choices of the finder. */
  async #browse() {
    const chance = this.random()
    const { productCode } = this.#product()
    if (chance < 0.5) await this.#send("POST", "/api/catalog-search", this.bodies[Math.floor(this.random() * this.bodies.length)])
    else if (chance < 0.75) await this.#send("POST", "/api/price-with-rules", { items: this.#pageOfItems() })
    else if (chance < 0.9) await this.#send("GET", `/store/metal-items/${encodeURIComponent(productCode)}`)
    else await this.#send("GET", "/api/select-search?metalCategory=NICKEL")
  }

  async #fillCart(step) {
    if (step === "create") {
      this.#turn++
      this.#cart = (await this.#ask("POST", "/store/metal-carts", {})).cart
      return
    }
    const { productCode } = this.#product()
    const line = { productCode, amount: "0.5", unit: "in", pieces: 1 }
    await this.#ask("POST", `/store/metal-carts/${this.#cart.id}/lines`, line)
  }

  async #order() {
    const path = `/store/metal-carts/${this.#cart.id}`
    const { total } = (await this.#ask("POST", `${path}/freight`, { shippingAddress: PLACE })).cart
    const order = {
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: `LOAD-${this.number}-${this.#turn}`,
      shippingAddress: ADDRESS,
      expectedTotal: total,
    }
    await this.#ask("POST", `${path}/place-order`, order, { "idempotency-key": `load-${this.#cart.id}` })
  }

  #product() {
    return this.products[Math.floor(this.random() * this.products.length)]
  }

  #pageOfItems() {
    const from = Math.floor(this.random() * (this.products.length - 25))
    return this.products.slice(from, from + 25).map(({ productCode }) => ({ productCode, amount: "1", unit: "in", pieces: 1 }))
  }

  async #ask(method, path, body, more) {
    return JSON.parse(await this.#send(method, path, body, more))
  }

  #send(method, path, body, more = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const sized = payload ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) } : {}
    const options = { method, agent: this.#agent, headers: { ...this.headers, ...sized, ...more } }
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, this.origin), options, (answer) => {
        const chunks = []
        answer.on("data", (chunk) => chunks.push(chunk))
        answer.on("end", () => {
          const text = Buffer.concat(chunks)
          if (answer.statusCode < 400) resolve(text)
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.toString().slice(0, 300)}`))
        })
        answer.on("error", reject)
      })
      sent.on("error", reject)
      sent.end(payload)
    })
  }
}
