import type { MedusaContainer, PaymentDTO } from "@medusajs/framework/types"
import { Modules, PaymentActions } from "@medusajs/framework/utils"
import { processPaymentWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import type { OrderRecordRow } from "../../orders/lib/order-view"

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
  record: OrderRecordRow,
  { intentId, sessionId, cents }: { intentId: string; sessionId: string | null; cents: number },
): Promise<void> {
  const payment = sessionId ? await paymentOf(container, sessionId) : undefined
  const refunded = (payment?.refunds ?? []).reduce((sum, refund) => sum + Math.round(Number(refund.amount) * 100), 0)
  const known = payment?.captured_at ? Math.round(Number(payment.amount) * 100) - refunded : 0
  if (payment && known >= cents) {
    const note = `Order ${record.order_number} was cancelled`
    await refundPaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: cents / 100, note } })
  } else {
    await container.resolve<MetalPaymentService>(METAL_PAYMENT).cards.refundAll(intentId)
  }
}
