import { createServer } from "node:http"
import { readForm } from "./form-body.mjs"
import { copyOf, Payments, Refusal } from "./payments.mjs"
import { signatureOf } from "./sign.mjs"

const ROUTES = [
  ["POST", /^\/v1\/payment_intents$/, (payments, _id, form) => payments.create(form)],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, (payments, id, form) => payments.shown(payments.find(id), hasCharge(form))],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/confirm$/, (payments, id, form) => payments.pay(id, form.payment_method)],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, (payments, id) => payments.cancel(id)],
  ["POST", /^\/v1\/refunds$/, (payments, _id, form) => payments.refund(form)],
  // What the buyer's bank does; the real provider has no such address.
  ["POST", /^\/bank\/(\w+)\/pass$/, (payments, id) => payments.finish(id, true)],
  ["POST", /^\/bank\/(\w+)\/fail$/, (payments, id) => payments.finish(id, false)],
]

const hasCharge = ({ expand = {} }) => Object.values(expand).includes("latest_charge")

/**
 * A card provider for tests and for trying the shop out: it speaks as much of Stripe's API as the shop uses, keeps
 * idempotency keys, and sends signed events to `webhookUrl` when there is one. `GET /events` shows what it has sent, of one
 * payment with `?payment_intent=`.
 * @param {{ port?: number, secretKey: string, webhookSecret: string, webhookUrl?: string }} options
 */
export function startCardProvider({ port = 0, secretKey, webhookSecret, webhookUrl }) {
  const events = []
  const eventsOf = new Map()
  const answers = new Map()
  const payments = new Payments((event) => {
    const body = JSON.stringify(event)
    const signature = signatureOf({ body, secret: webhookSecret })
    events.push({ body, signature })
    const { id, payment_intent: intent = id } = event.data.object
    eventsOf.set(intent, [...(eventsOf.get(intent) ?? []), { body, signature }])
    if (webhookUrl) void send(webhookUrl, body, signature)
  })
  const answerOnce = (key, request, run) => {
    const kept = answers.get(key)
    if (kept && kept.request !== request) {
      throw new Refusal(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      })
    }
    const { answer, refusal } = kept ?? attempt(run)
    if (key) answers.set(key, { request, answer, refusal })
    if (refusal) throw refusal
    return answer
  }
  const handle = (request, text) => {
    const url = new URL(request.url, "http://localhost")
    const intent = url.searchParams.get("payment_intent")
    if (url.pathname === "/events") return { events: intent === null ? events : (eventsOf.get(intent) ?? []) }
    const route = ROUTES.find(([method, path]) => method === request.method && path.test(url.pathname))
    if (!route)
      throw new Refusal(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${request.method}: ${url.pathname})`,
      })
    const form = readForm(request.method === "GET" ? url.search.slice(1) : text)
    checkKey(request, url, form, secretKey)
    const [, id] = route[1].exec(url.pathname) ?? []
    const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined
    return answerOnce(key, `${url.pathname} ${text}`, () => route[2](payments, id, form))
  }
  const server = createServer((request, response) => {
    const parts = []
    request.on("data", (part) => parts.push(part))
    request.on("end", () => answer(response, () => handle(request, Buffer.concat(parts).toString())))
  })
  return new Promise((resolve) => {
    server.listen(port, "localhost", () =>
      resolve({ url: `http://localhost:${server.address().port}`, stop: () => server.close() }),
    )
  })
}

/** What came of a request; a refusal is kept under its key as an answer is. */
function attempt(run) {
  try {
    return { answer: copyOf(run()) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error }
  }
}

/** Browsers pay with the payment's own secret; everything else needs the shop's key. */
function checkKey({ headers }, { pathname }, form, secretKey) {
  if (pathname.startsWith("/bank/") || form.client_secret) return
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" })
}

function answer(response, run) {
  const send = (status, body) => {
    response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" })
    response.end(JSON.stringify(body))
  }
  try {
    send(200, run())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send(error.status, { error: error.error })
  }
}

async function send(url, body, signature) {
  const headers = { "content-type": "application/json", "stripe-signature": signature }
  await fetch(url, { method: "POST", headers, body }).catch((error) =>
    console.error(`An event was not delivered: ${error.message}`),
  )
}
