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
import type { FoundIntent } from "../../../modules/metal-payment/card-provider"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { mailRefund } from "../lib/mail-refund"
import { refundPart } from "../lib/medusa-payment"
import { refundFacts } from "../lib/refund-facts"
import { settleAccountOf } from "../lib/settle-account-of"
import { settleCardOf } from "../lib/settle-card-of"

type Giving = { container: MedusaContainer; refund: NewRefund; claim: ClaimedRefund }
type Given = { creditedCents: number; movedCents: number }

const ordersOf = (container: MedusaContainer) => container.resolve<MetalOrderService>(METAL_ORDER)

const cardsOf = (container: MedusaContainer) => container.resolve<MetalPaymentService>(METAL_PAYMENT).cards

/**
 * What the card provider has given back for this already is not given back again: it is asked before and, when it fails, after.
 * What it had given back before this was asked for, here or past us, does not count.
 */
async function giveToCard({ container, refund, claim, intent }: Giving & { intent: FoundIntent }): Promise<Given> {
  const { cents, reason: note, createdBy } = refund
  const isBack = ({ refundedCents }: FoundIntent) => refundedCents >= claim.providerCents + cents
  if (isBack(intent)) return { creditedCents: 0, movedCents: 0 }
  try {
    await refundPart(container, { sessionId: intent.sessionId ?? "", cents, note, createdBy })
  } catch (error) {
    if (!isBack(await cardsOf(container).findIntent(intent.id))) {
      await ordersOf(container).deleteRefunds(claim.id)
      throw error
    }
  }
  return { creditedCents: 0, movedCents: cents }
}

async function giveOnAccount({ container, refund: { orderId, cents, reason, createdBy }, claim }: Giving): Promise<Given> {
  const creditedCents = await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .refundOnAccount({ orderId, cents, reason, recordedBy: createdBy, refundId: claim.id })
  return { creditedCents, movedCents: 0 }
}

/** Money that was given back stays so; what is lost on the way is found again under the same key. */
export const refundOrderStep = createStep("refund-order", async (refund: NewRefund, { container }) => {
  const { orderId, cents, reason, createdBy } = refund
  const record = await orderRecordOf(container, orderId)
  const [before] = await ordersOf(container).listRefunds({ order_id: orderId, request_key: refund.requestKey }, { take: 1 })
  if (!before && cents > refundableCents(await refundFacts(container, record)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is left to give back", "refund_refused")
  const byCard = record.payment_method === "STRIPE"
  const intent = byCard ? await cardsOf(container).findIntent(record.stripe_payment_intent_id ?? "") : null
  const claim = await ordersOf(container).claimRefund(refund, intent?.refundedCents ?? 0)
  if (claim.status === "DONE") return new StepResponse(claim.id)
  const giving = { container, refund, claim }
  const given = intent ? await giveToCard({ ...giving, intent }) : await giveOnAccount(giving)
  await ordersOf(container).finishRefund({ id: claim.id, ...given })
  if (byCard) await settleCardOf(container, orderId)
  else {
    await ordersOf(container).notePayment(orderId, { refundedCents: claim.askedCents, closed: false })
    await settleAccountOf(container, await orderRecordOf(container, orderId))
  }
  const details = { orderNumber: record.order_number, cents, credited: given.creditedCents, reason }
  await recordAudit(container, { action: "order.refund", adminId: createdBy, entityType: "order", entityId: orderId, details })
  await mailRefund(container, { record, cents, reason, refundId: claim.id })
  return new StepResponse(claim.id)
})
