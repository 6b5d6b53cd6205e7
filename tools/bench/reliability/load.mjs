import { Agent, request } from "node:http"
import { signIn } from "../purchase/billet.mjs"
import { call } from "../lib/http.mjs"

const PLACE = { city: "Houston", state: "TX", postalCode: "77020", country: "US" }
const ADDRESS = { firstName: "Dana", lastName: "Reyes", line1: "1 Clinton Drive", ...PLACE }
const ANSWER_MS = 30_000
const AGAIN_AFTER_MS = 250
/** Longer than a key and a cart are kept for a process that died, and the checkout after it may take. */
const GIVE_UP_AFTER_MS = 180_000
const CATEGORIES = ["NICKEL", "STAINLESS", "LOW ALLOY"]

/**
 * Buyers who place whole orders, and visitors who search and look at the shop, until told to stop. What fails (no answer, a
 * status of 500 and above, half a page) is counted and sent again, a placed order under the same Idempotency-Key, as the
 * storefront's own buttons and integrators do.
 */
export class Load {
  #agent = new Agent({ keepAlive: true, maxSockets: 32 })
  #running = true
  #working
  #turn = 0
  /** Every request once, however often it was sent: how long until it was answered, and what its failed sendings were. */
  requests = []
  /** What a buyer was told is ordered, and when. */
  orders = []
  /** Requests that were never answered as they should be. */
  lost = []
  /** When the last sending failed. */
  lastFailure = 0

  constructor({ api, shop, key, tokens, products }) {
    Object.assign(this, { api, shop, key, tokens, products })
  }

  start() {
    const buyers = this.tokens.map((token) => this.#untilStopped(() => this.#buy(token)))
    const looking = [() => this.#search(this.api), () => this.#search(this.shop), () => this.#lookAtShop()]
    this.#working = Promise.all([...buyers, ...looking.map((look) => this.#untilStopped(look))])
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
        this.lost.push(error.message)
      }
    }
  }

  async #search(origin) {
    const metalCategory = CATEGORIES[this.#turn++ % CATEGORIES.length]
    const body = { metalCategory, limit: 25, facets: true }
    await this.#insist(origin, "POST", "/api/catalog-search", { body })
    await pause(100)
  }

  async #lookAtShop() {
    const { productCode } = this.products[this.#turn++ % this.products.length]
    for (const path of ["/", `/product-details?productCode=${encodeURIComponent(productCode)}`]) {
      await this.#insist(this.shop, "GET", path)
      await pause(200)
    }
  }

  async #buy(token) {
    const turn = this.#turn++
    const headers = { "x-publishable-api-key": this.key, authorization: token }
    const store = async (path, body, extra) => {
      const message = { headers: { ...headers, ...extra }, body }
      return JSON.parse(await this.#insist(this.api, "POST", `/store/metal-carts${path}`, message))
    }
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
    this.orders.push({ cartId: cart.id, orderNumber: answer.order.orderNumber, at: new Date() })
  }

  /** The same request until it is answered; throws when it never is, or is refused. */
  async #insist(origin, method, path, message) {
    const began = performance.now()
    const record = { milliseconds: 0, failures: [] }
    this.requests.push(record)
    const what = `${method} ${origin === this.shop ? "shop" : ""}${path.replace(/cart_\w+|(?<=product-details\?).*/, "…")}`
    for (;;) {
      const { status, text } = await this.#send(origin, method, path, message)
      record.milliseconds = performance.now() - began
      const failed = status === 0 || status >= 500 || (method === "GET" && !isWhole(text))
      if (status < 400 && !failed) return text
      if (failed) {
        this.lastFailure = performance.now()
        record.failures.push(`${what}: ${failureOf(status, text)}`)
      }
      // 409: the first sending is still at work, or its server died with it: the same key again tells which.
      const again = failed || status === 409 || status === 429
      if (!again || record.milliseconds > GIVE_UP_AFTER_MS) throw new Error(`${what}: ${failureOf(status, text)}`)
      await pause(AGAIN_AFTER_MS)
    }
  }

  /** One sending; status 0 when the connection broke or nothing came. */
  #send(origin, method, path, { headers = {}, body } = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const length = payload ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) } : {}
    const options = { method, agent: this.#agent, timeout: ANSWER_MS, headers: { ...headers, ...length } }
    return new Promise((resolve) => {
      const broken = (error) => resolve({ status: 0, text: error.message })
      const sent = request(new URL(path, origin), options, (answer) => {
        const chunks = []
        answer.on("data", (chunk) => chunks.push(chunk))
        answer.on("end", () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }))
        answer.on("error", broken)
      })
      sent.on("timeout", () => sent.destroy(new Error(`no answer in ${ANSWER_MS / 1000} s`)))
      sent.on("error", broken)
      sent.end(payload)
    })
  }
}

/** What went wrong in a word: the error's type, the driver's message, or that of a page only a half came. */
function failureOf(status, text) {
  if (status === 0) return text
  if (status === 200) return "200, half a page"
  const [, type] = /^\{.*"type":"(\w+)"/.exec(text) ?? []
  return type ? `${status} ${type}` : String(status)
}

/** A page that was not cut off, and does not say that the shop's server did not answer. */
const isWhole = (page) => page.includes("</html>") && !page.includes("<h1>This page could not be shown")

/** Who buys and what there is enough of, asked once for all cases. */
export async function prepareLoad({ api, shop, key, buyers }) {
  const tokens = []
  for (let one = 0; one < buyers; one++) tokens.push(await signIn(api, one))
  const { metalsCatalog } = await call(api, "POST", "/api/catalog-search", { body: { sort: "availability", limit: 400 } })
  return { api, shop, key, tokens, products: metalsCatalog.filter(({ availableInches }) => availableInches > 500) }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
