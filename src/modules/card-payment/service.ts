import type { AuthorizePaymentInput, AuthorizePaymentOutput, IPaymentProvider } from "@medusajs/framework/types"
import { PaymentSessionStatus } from "@medusajs/framework/utils"
import StripeModule from "@medusajs/payment-stripe"
import { stripeClient, type StripeOptions } from "../shared/stripe-client"

type StripeProvider = new (container: Record<string, unknown>, options: object) => IPaymentProvider

const IDENTIFIER = "stripe"
const MedusasStripe = StripeModule.services.find(
  (service) => "identifier" in service && service.identifier === IDENTIFIER,
) as StripeProvider

/** The buyer pays after the order stands, so these are no reason to refuse it. */
const UNPAID: ReadonlySet<string> = new Set([
  PaymentSessionStatus.PENDING,
  PaymentSessionStatus.REQUIRES_MORE,
  PaymentSessionStatus.ERROR,
])

/**
 * Medusa's Stripe provider, at a configurable address. A card is charged once the metal is reserved and the order is
 * recorded: whoever pays has an order, and nobody pays for metal that is gone.
 */
class CardPaymentService extends MedusasStripe {
  static identifier = IDENTIFIER

  constructor(container: Record<string, unknown>, options: StripeOptions) {
    super(container, { ...options, capture: true })
    Object.assign(this, { stripe_: stripeClient(options) })
  }

  override async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const answer = await super.authorizePayment(input)
    return UNPAID.has(answer.status) ? { ...answer, status: PaymentSessionStatus.PENDING_AUTHORIZATION } : answer
  }
}

export default CardPaymentService
