import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { takePaymentEventWorkflow } from "../../../workflows/payments/take-payment-event"
import { HttpProblem } from "../../lib/http-problem"

/** The card provider's messages: 200 says that one is written down, and what follows from it comes after. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const payments = req.scope.resolve<MetalPaymentService>(METAL_PAYMENT)
  if (!payments.takesCards) throw new HttpProblem(404, "not_found", "There is no such route")
  const event = payments.cards.readEvent(req.rawBody ?? "", req.get("stripe-signature") ?? "")
  if (!event) throw new HttpProblem(400, "invalid_signature", "The signature is wrong or older than five minutes")
  const { result: isNew } = await takePaymentEventWorkflow(req.scope).run({ input: event })
  res.json({ received: true, repeated: !isNew })
}
