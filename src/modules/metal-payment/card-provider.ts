import type { CardIntent } from "@billet/backend/orders"
import { MedusaError } from "@medusajs/framework/utils"
import Stripe from "stripe"
import { stripeClient, type StripeOptions } from "../shared/stripe-client"
import type { ReceivedEvent } from "./sql/payment-inbox"

/** A payment as it stands with the provider. `sessionId` is Medusa's; null for a payment that is not this shop's. */
export type FoundIntent = CardIntent & { id: string; sessionId: string | null; clientSecret: string | null }

/** Asks the card provider, and knows its messages. */
export class CardProvider {
  private readonly stripe: Stripe

  constructor(private readonly options: StripeOptions) {
    this.stripe = stripeClient(options)
  }

  /** A message with a signature that is right and not older than five minutes, or null. */
  readEvent(body: Buffer | string, signature: string): ReceivedEvent | null {
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature, this.options.webhookSecret)
      return {
        id: event.id,
        type: event.type,
        intent_id: intentOf(event.data.object),
        occurred_at: new Date(event.created * 1000),
      }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
      throw error
    }
  }

  async findIntent(id: string): Promise<FoundIntent> {
    return toFound(await this.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }))
  }

  /**
   * Withdraws a payment; one that is over meanwhile stays as it is, and the next look at it tells. Without a key: withdrawing
   * twice is withdrawing once, and a key would keep a refusal for a day after its reason has gone.
   */
  async cancelIntent(id: string): Promise<void> {
    try {
      await this.stripe.paymentIntents.cancel(id)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== "payment_intent_unexpected_state")
        throw error
    }
  }

  /** Gives back all that is left of a payment of which so much was given back before, once. */
  async refundAll({ id, refundedCents }: Pick<FoundIntent, "id" | "refundedCents">): Promise<void> {
    try {
      await this.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `orphan-${id}-${refundedCents}` })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== "charge_already_refunded") throw error
    }
  }
}

export function cardProviderOf(options: StripeOptions | undefined): CardProvider {
  if (!options) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Cards are not taken here", "cards_off")
  return new CardProvider(options)
}

function toFound(intent: Stripe.PaymentIntent): FoundIntent {
  const { id, status, amount_received: receivedCents, latest_charge: charge, last_payment_error: error } = intent
  return {
    ...{ id, status, receivedCents, clientSecret: intent.client_secret, sessionId: intent.metadata.session_id ?? null },
    refundedCents: typeof charge === "object" && charge ? charge.amount_refunded : 0,
    failed: error !== null,
  }
}

/** Payments name themselves; charges, refunds and disputes name the payment they are of. */
function intentOf(object: Stripe.Event.Data.Object): string | null {
  if ("object" in object && object.object === "payment_intent" && "id" in object) return String(object.id)
  const of = "payment_intent" in object ? object.payment_intent : null
  return typeof of === "string" ? of : null
}
