import { Agent, request } from "node:http"
import { signIn } from "../purchase/billet.mjs"
import { call } from "../lib/http.mjs"

const PLACE = { city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", ...PLACE }
const ANSWER_MS = 30_000
const AGAIN_AFTER_MS = 250
/** Longer than a key and a cart are kept for a process that died, and the checkout after it may take. */
const GIVE_UP_AFTER_MS = 180_000

/**
 * Buyers who place whole orders, and visitors who search and look at the shop, until told to stop. What fails is counted and
 * sent again, a placed order under the same Idempotency-Key, as the storefront's own buttons do.
 */
export class Load {
  #agent = new Agent({ keepAlive: true, maxSockets: 32 })
  #running = true
  #working
  #turn = 0
  /** Every request: when it ended and whether it was answered by anything but a server's error. */
  requests = []
  /** What a buyer was told is ordered. */
  orders = []
  /** Answers of 4xx, which no buyer here deserves, and purchases given up. */
  refusals = []

  constructor({ api, shop, key, tokens, products }) {
    Object.assign(this, { api, shop, key, tokens, products })
  }

  start(visitors) {
    const buyers = this.tokens.map((token) => this.#untilStopped(() => this.#buy(token)))
    const looking = Array.from({ length: visitors }, (_, at) =>
      this.#untilStopped(() => (at % 2 ? this.#lookAtShop() : this.#search())),
    )
    this.#working = Promise.all([...buyers, ...looking])
  }

  /** Everyone finishes what they are at. */
  async stop() {
    this.#running = false
    await this.#working
    this.#agent.destroy()
  }

  async #untilStopped(work) {
    while (this.#running) {
      try {
        await work()
      } catch (error) {
        this.refusals.push(error.message)
      }
    }
  }

  async #search() {
    const metalCategory = ["NICKEL", "STAINLESS", "LOW ALLOY"][this.#turn++ % 3]
    await this.#send(this.api, "POST", "/api/catalog-search", { body: { metalCategory, limit: 25, facets: true } })
    await pause(50)
  }

  async #lookAtShop() {
    await this.#send(this.shop, "GET", "/")
    await pause(200)
  }

  async #buy(token) {
    const turn = this.#turn++
    const headers = { "x-publishable-api-key": this.key, authorization: token }
    const store = (path, body, extra) =>
      this.#insist("POST", `/store/metal-carts${path}`, { headers: { ...headers, ...extra }, body })
    const { cart } = await store("", {})
    for (const offset of [0, 1]) {
      const { productCode } = this.products[(turn * 2 + offset) % this.products.length]
      await store(`/${cart.id}/lines`, { productCode, amount: "0.5", unit: "in", pieces: 1 })
    }
    const { total } = (await store(`/${cart.id}/freight`, { shippingAddress: PLACE })).cart
    const order = {
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: `RELY-${turn}`,
      shippingAddress: ADDRESS,
      expectedTotal: total,
    }
    const answer = await store(`/${cart.id}/place-order`, order, { "idempotency-key": `rely-${cart.id}-${turn}` })
    this.orders.push({ cartId: cart.id, orderNumber: answer.order.orderNumber })
  }

  /** The same request until it is answered. */
  async #insist(method, path, message) {
    const deadline = performance.now() + GIVE_UP_AFTER_MS
    for (;;) {
      const { status, text } = await this.#send(this.api, method, path, message)
      if (status < 400 && status > 0) return JSON.parse(text)
      // 409: the first sending is still at work, or its server died with it: the same key again tells which.
      const again = status === 0 || status >= 500 || status === 409 || status === 429
      if (!again || performance.now() > deadline)
        throw new Error(`${method} ${path.replace(/cart_\w+/, "…")}: ${status} ${text.slice(0, 160)}`)
      await pause(AGAIN_AFTER_MS)
    }
  }

  /** One request, counted; status 0 when the connection broke. */
  async #send(origin, method, path, { headers = {}, body } = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const began = performance.now()
    const answer = await this.#once(
      new URL(path, origin),
      {
        method,
        agent: this.#agent,
        timeout: ANSWER_MS,
        headers: {
          ...headers,
          ...(payload ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) } : {}),
        },
      },
      payload,
    )
    const lost = answer.status === 0 || answer.status >= 500
    this.requests.push({
      began,
      ended: performance.now(),
      lost,
      what: `${method} ${path.replace(/cart_\w+/, "…")} ${answer.status}`,
    })
    return answer
  }

  #once(url, options, payload) {
    return new Promise((resolve) => {
      const sent = request(url, options, (answer) => {
        const chunks = []
        answer.on("data", (chunk) => chunks.push(chunk))
        answer.on("end", () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }))
        answer.on("error", (error) => resolve({ status: 0, text: error.message }))
      })
      sent.on("timeout", () => sent.destroy(new Error("no answer in time")))
      sent.on("error", (error) => resolve({ status: 0, text: error.message }))
      sent.end(payload)
    })
  }
}

/** Who buys and what there is enough of, asked once for all cases. */
export async function prepareLoad({ api, shop, key, buyers }) {
  const tokens = []
  for (let one = 0; one < buyers; one++) tokens.push(await signIn(api, one))
  const { metalsCatalog } = await call(api, "POST", "/api/catalog-search", { body: { sort: "availability", limit: 400 } })
  return { api, shop, key, tokens, products: metalsCatalog.filter(({ availableInches }) => availableInches > 500) }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
