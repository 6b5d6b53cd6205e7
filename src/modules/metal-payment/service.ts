import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import type { StripeOptions } from "../shared/stripe-client"
import { CardProvider, cardProviderOf } from "./card-provider"
import { PaymentEvent } from "./models/payment-event"
import { finishEvent, postponeEvent, takeEvent, type ReceivedEvent } from "./sql/payment-inbox"

type Sql = Context<SqlEntityManager>
type Options = { stripe?: StripeOptions }

/** The inbox of the card provider's messages, and the way to ask it. */
class MetalPaymentService extends MedusaService({ PaymentEvent }) {
  private provider: CardProvider | null = null

  constructor(
    container: Record<string, unknown>,
    private readonly options: Options = {},
  ) {
    super(container, options)
  }

  /** Whether the shop takes cards. */
  get takesCards(): boolean {
    return this.options.stripe !== undefined
  }

  /** Throws NOT_ALLOWED (cards_off) where no card is taken. */
  get cards(): CardProvider {
    return (this.provider ??= cardProviderOf(this.options.stripe))
  }

  /** Writes a message down; false for one that came before. */
  @InjectTransactionManager()
  async takeEvent(event: ReceivedEvent, @MedusaContext() context: Sql = {}) {
    return await takeEvent(sqlOf(context), event)
  }

  @InjectTransactionManager()
  async finishEvent(id: string, outcome: string, @MedusaContext() context: Sql = {}) {
    await finishEvent(sqlOf(context), id, outcome)
  }

  @InjectTransactionManager()
  async postponeEvent(id: string, error: string, @MedusaContext() context: Sql = {}) {
    await postponeEvent(sqlOf(context), id, error)
  }
}

export default MetalPaymentService
