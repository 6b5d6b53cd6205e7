import { spawn, type ChildProcess } from "node:child_process"
import { createHmac } from "node:crypto"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { HttpClient, Reply } from "./http-client"

export type CardEvent = { body: string; signature: string }

/** The cards of the provider's own documentation. */
export const CARD = {
  good: "pm_card_visa",
  refused: "pm_card_chargeDeclined",
  challenged: "pm_card_threeDSecure2Required",
  slow: "pm_card_processing",
} as const

/** A card provider of the tests' own, as a process beside the shop; its events are delivered by the test, or not. */
export class CardProviderOfTests {
  private process: ChildProcess | null = null
  private url = ""
  private secret = ""
  private key = ""

  /** Starts it and points the shop that is started next at it. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(__dirname, "../../tools/card-provider/run.mjs"), "--port", "0"])
    this.process = child
    for await (const line of createInterface(child.stdout)) {
      const settings = Object.fromEntries(line.split(" ").map((pair) => pair.split("=", 2)))
      Object.assign(process.env, settings)
      this.url = String(settings.STRIPE_API_BASE)
      this.secret = String(settings.STRIPE_WEBHOOK_SECRET)
      this.key = String(settings.STRIPE_SECRET_KEY)
      return
    }
  }

  stop(): void {
    this.process?.kill()
  }

  /** The buyer pays in the browser, with the payment's own secret. */
  pay = (clientSecret: string, card: string): Promise<Response> => {
    const body = new URLSearchParams({ client_secret: clientSecret, payment_method: card })
    return fetch(`${this.url}/v1/payment_intents/${intentId(clientSecret)}/confirm`, { method: "POST", body })
  }

  bank = (clientSecret: string, answer: "pass" | "fail"): Promise<Response> =>
    fetch(`${this.url}/bank/${intentId(clientSecret)}/${answer}`, { method: "POST" })

  async intent(clientSecret: string): Promise<Record<string, unknown> & { latest_charge: { amount_refunded: number } | null }> {
    const path = `/v1/payment_intents/${intentId(clientSecret)}?expand[0]=latest_charge`
    const headers = { authorization: `Bearer ${this.key}` }
    return (await (await fetch(this.url + path, { headers })).json()) as never
  }

  /** Somebody gives money back in the provider's own dashboard, cents. */
  refund = (clientSecret: string, amount: number): Promise<Response> => {
    const body = new URLSearchParams({ payment_intent: intentId(clientSecret), amount: String(amount) })
    return fetch(`${this.url}/v1/refunds`, { method: "POST", headers: { authorization: `Bearer ${this.key}` }, body })
  }

  /** Everything the provider has told of a payment, the oldest first. */
  async events(clientSecret: string): Promise<CardEvent[]> {
    const path = `/events?payment_intent=${intentId(clientSecret)}`
    return ((await (await fetch(this.url + path)).json()) as { events: CardEvent[] }).events
  }

  /** Opens a payment of so many cents as the shop does, for a payment session of Medusa's. */
  async open(cents: number, sessionId: string): Promise<{ id: string; client_secret: string }> {
    const body = new URLSearchParams({ amount: String(cents), currency: "usd", "metadata[session_id]": sessionId })
    const headers = { authorization: `Bearer ${this.key}` }
    return (await (await fetch(`${this.url}/v1/payment_intents`, { method: "POST", headers, body })).json()) as never
  }

  /** A message as the provider would sign it, at a moment in seconds. */
  signed(body: string, at = Math.floor(Date.now() / 1000), secret = this.secret): CardEvent {
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
    return { body, signature: `t=${at},v1=${signature}` }
  }
}

export const intentId = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? ""

export const deliver = (client: HttpClient, { body, signature }: CardEvent): Promise<Reply> =>
  client.call("POST", "/hooks/stripe", {
    raw: body,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  })
