import type { MedusaContainer, PaymentDTO } from "@medusajs/framework/types"
import { MedusaError, Modules, PaymentActions } from "@medusajs/framework/utils"
import { processPaymentWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type { FoundIntent } from "../../../modules/metal-payment/card-provider"
import type MetalPaymentService from "../../../modules/metal-payment/service"

async function paymentOf(container: MedusaContainer, sessionId: string): Promise<PaymentDTO | undefined> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ payment_session_id: sessionId }, { relations: ["refunds"] })
  return payment
}

/** Tells Medusa once that a session's money was received. */
export async function captureInMedusa(container: MedusaContainer, sessionId: string, cents: number): Promise<void> {
  if ((await paymentOf(container, sessionId))?.captured_at) return
  const input = { action: PaymentActions.SUCCESSFUL, data: { session_id: sessionId, amount: cents / 100 } }
  await processPaymentWorkflow(container).run({ input })
}

/** Gives money back through Medusa, so that its books know; past them only what they do not know to be there. */
export async function refundInMedusa(
  container: MedusaContainer,
  { intent, cents, note }: { intent: FoundIntent; cents: number; note: string },
): Promise<void> {
  const payment = intent.sessionId ? await paymentOf(container, intent.sessionId) : undefined
  const refunded = (payment?.refunds ?? []).reduce((sum, refund) => sum + Math.round(Number(refund.amount) * 100), 0)
  const known = payment?.captured_at ? Math.round(Number(payment.amount) * 100) - refunded : 0
  if (payment && known >= cents) {
    await refundPaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: cents / 100, note } })
  } else {
    await container.resolve<MetalPaymentService>(METAL_PAYMENT).cards.refundAll(intent)
  }
}

/** Gives back a part of what Medusa knows to have been received, through its payment provider. */
export async function refundPart(
  container: MedusaContainer,
  { sessionId, cents, note, createdBy }: { sessionId: string; cents: number; note: string; createdBy: string | null },
): Promise<void> {
  const payment = await paymentOf(container, sessionId)
  if (!payment) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Medusa knows of no payment of this order", "refund_refused")
  await refundPaymentWorkflow(container).run({
    input: { payment_id: payment.id, amount: cents / 100, note, ...(createdBy === null ? {} : { created_by: createdBy }) },
  })
}
