import type { CardPaymentAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settleCardPaymentWorkflow } from "../../../../../workflows/payments/settle-card-payment"
import { HttpProblem } from "../../../../lib/http-problem"
import { ownOrder } from "../../../../lib/own-order"

/** Asks the card provider how the payment of an own order stands, and answers what the browser needs to pay it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CardPaymentAnswer>): Promise<void> {
  const { order_id: orderId, payment_method: method } = await ownOrder(req)
  if (method !== "STRIPE") throw new HttpProblem(409, "not_by_card", "This order is paid on account")
  const { result: intent } = await settleCardPaymentWorkflow(req.scope).run({ input: { orderId } })
  const { payment_status: paymentStatus, order_status: orderStatus, total_cents: cents } = await ownOrder(req)
  const processing = intent?.status === "processing"
  const payable = orderStatus !== "CANCELLED" && paymentStatus !== "PAID" && !processing && intent?.status !== "canceled"
  const clientSecret = payable ? (intent?.clientSecret ?? null) : null
  res.json({ paymentStatus, orderStatus, amount: cents / 100, clientSecret, processing })
}
