import { randomBytes } from "node:crypto"

const id = (prefix) => `${prefix}_${randomBytes(12).toString("hex")}`
/** As it is now, whatever becomes of it. */
export const copyOf = (value) => JSON.parse(JSON.stringify(value))
const seconds = () => Math.floor(Date.now() / 1000)

/** A refusal in the provider's shape. */
export class Refusal extends Error {
  constructor(status, error) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

const unexpected = (intent, what) =>
  new Refusal(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `This PaymentIntent could not be ${what} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })

const DECLINED = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
}
const NOT_AUTHENTICATED = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message: "The provided PaymentMethod has failed authentication.",
}

/** What each test card does when it pays. */
const CARDS = {
  pm_card_visa: "succeeded",
  pm_card_threeDSecure2Required: "requires_action",
  pm_card_chargeDeclined: "refused",
  pm_card_processing: "processing",
}

/** Payments in memory, with the rules of the real ones that the shop can meet. `tell` is called with every event. */
export class Payments {
  constructor(tell = () => undefined) {
    this.intents = new Map()
    this.charges = new Map()
    this.tell = tell
  }

  create({ amount, currency, metadata = {} }) {
    const cents = Number(amount)
    if (!Number.isInteger(cents) || cents < 50) {
      throw new Refusal(400, { type: "invalid_request_error", param: "amount", message: "Invalid integer: amount" })
    }
    const name = id("pi")
    const intent = {
      ...{ id: name, object: "payment_intent", amount: cents, amount_received: 0, amount_capturable: 0, currency, metadata },
      ...{ client_secret: `${name}_secret_${randomBytes(8).toString("hex")}`, created: seconds(), livemode: false },
      ...{ status: "requires_payment_method", last_payment_error: null, latest_charge: null, payment_method: null },
    }
    this.intents.set(name, intent)
    this.event("payment_intent.created", intent)
    return intent
  }

  find(name) {
    const intent = this.intents.get(name)
    if (!intent)
      throw new Refusal(404, {
        type: "invalid_request_error",
        code: "resource_missing",
        message: `No such payment_intent: '${name}'`,
      })
    return intent
  }

  /** As the API shows it: the charge whole when it is asked for. */
  shown(intent, expanded = false) {
    return expanded ? { ...intent, latest_charge: this.charges.get(intent.latest_charge) ?? null } : intent
  }

  pay(name, card) {
    const intent = this.find(name)
    if (!["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status))
      throw unexpected(intent, "confirmed")
    const outcome = CARDS[card] ?? "succeeded"
    if (outcome === "refused") return this.refuse(intent)
    Object.assign(intent, { last_payment_error: null, status: outcome })
    if (outcome === "succeeded") this.succeed(intent)
    else this.event(`payment_intent.${outcome}`, intent)
    return intent
  }

  /** The buyer's bank has answered: a challenge was met, or a slow payment came through, or not. */
  finish(name, passed) {
    const intent = this.find(name)
    if (!["requires_action", "processing"].includes(intent.status)) throw unexpected(intent, "finished")
    if (passed) this.succeed(intent)
    else this.refuse(intent, { error: intent.status === "requires_action" ? NOT_AUTHENTICATED : DECLINED, throws: false })
    return intent
  }

  cancel(name) {
    const intent = this.find(name)
    if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpected(intent, "canceled")
    Object.assign(intent, { status: "canceled", canceled_at: seconds() })
    this.event("payment_intent.canceled", intent)
    return intent
  }

  refund({ payment_intent: name, amount }) {
    const charge = this.charges.get(this.find(name).latest_charge)
    if (!charge) throw unexpected(this.find(name), "refunded")
    const left = charge.amount - charge.amount_refunded
    const cents = amount === undefined ? left : Number(amount)
    if (left === 0)
      throw new Refusal(400, {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: `Charge ${charge.id} has already been refunded.`,
      })
    if (cents > left)
      throw new Refusal(400, {
        type: "invalid_request_error",
        param: "amount",
        message: "Refund amount is greater than unrefunded amount on charge",
      })
    charge.amount_refunded += cents
    charge.refunded = charge.amount_refunded === charge.amount
    this.event("charge.refunded", charge)
    return { id: id("re"), object: "refund", amount: cents, payment_intent: name, charge: charge.id, status: "succeeded" }
  }

  succeed(intent) {
    const charge = {
      ...{ id: id("ch"), object: "charge", amount: intent.amount, amount_refunded: 0, refunded: false },
      ...{ payment_intent: intent.id, currency: intent.currency, status: "succeeded", created: seconds() },
    }
    this.charges.set(charge.id, charge)
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    })
    this.event("payment_intent.succeeded", intent)
  }

  refuse(intent, { error = DECLINED, throws = true } = {}) {
    Object.assign(intent, { status: "requires_payment_method", last_payment_error: error })
    this.event("payment_intent.payment_failed", intent)
    if (throws) throw new Refusal(402, { ...error, payment_intent: intent })
    return intent
  }

  event(type, object) {
    this.tell({
      id: id("evt"),
      object: "event",
      type,
      created: seconds(),
      livemode: false,
      data: { object: copyOf(object) },
    })
  }
}
