import { refundableCents } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { ClaimedRefund, NewRefund } from "../../../modules/metal-order/sql/claim-refund"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { mailRefund } from "../lib/mail-refund"
import { refundPart } from "../lib/medusa-payment"
import { refundFacts } from "../lib/refund-facts"
import { settleAccountOf } from "../lib/settle-account-of"
import { settleCardOf } from "../lib/settle-card-of"

type Giving = { container: MedusaContainer; record: OrderRecordRow; refund: NewRefund; claim: ClaimedRefund }

const ordersOf = (container: MedusaContainer) => container.resolve<MetalOrderService>(METAL_ORDER)

/** What the card provider has given back already is not given back again: it is asked before and, when it fails, after. */
async function giveToCard({ container, record, refund, claim }: Giving): Promise<number> {
  const { cards } = container.resolve<MetalPaymentService>(METAL_PAYMENT)
  const find = () => cards.findIntent(record.stripe_payment_intent_id ?? "")
  const intent = await find()
  if (intent.refundedCents >= claim.askedCents) return 0
  try {
    const { cents, reason: note, createdBy } = refund
    await refundPart(container, { sessionId: intent.sessionId ?? "", cents, note, createdBy })
  } catch (error) {
    if ((await find()).refundedCents >= claim.askedCents) return 0
    await ordersOf(container).deleteRefunds(claim.id)
    throw error
  }
  return 0
}

async function giveOnAccount({ container, refund: { orderId, cents, reason, createdBy }, claim }: Giving): Promise<number> {
  return await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .refundOnAccount({ orderId, cents, reason, recordedBy: createdBy, refundId: claim.id })
}

/** Money that was given back stays so; what is lost on the way is found again under the same key. */
export const refundOrderStep = createStep("refund-order", async (refund: NewRefund, { container }) => {
  const { orderId, cents, reason, createdBy } = refund
  const record = await orderRecordOf(container, orderId)
  const [before] = await ordersOf(container).listRefunds({ order_id: orderId, request_key: refund.requestKey }, { take: 1 })
  if (!before && cents > refundableCents(refundFacts(record)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is left to give back", "refund_refused")
  const claim = await ordersOf(container).claimRefund(refund)
  if (claim.status === "DONE") return new StepResponse(claim.id)
  const byCard = record.payment_method === "STRIPE"
  const credited = await (byCard ? giveToCard : giveOnAccount)({ container, record, refund, claim })
  await ordersOf(container).updateRefunds({ id: claim.id, status: "DONE", credited_cents: credited })
  if (byCard) await settleCardOf(container, orderId)
  else {
    await ordersOf(container).notePayment(orderId, { refundedCents: claim.askedCents, closed: false })
    await settleAccountOf(container, await orderRecordOf(container, orderId))
  }
  const details = { orderNumber: record.order_number, cents, credited, reason }
  await recordAudit(container, { action: "order.refund", adminId: createdBy, entityType: "order", entityId: orderId, details })
  await mailRefund(container, { record, cents, reason, refundId: claim.id })
  return new StepResponse(claim.id)
})
