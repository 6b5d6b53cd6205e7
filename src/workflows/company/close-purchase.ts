import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { sendMail } from "../mail/lib/send-mail"
import type { PlaceOrderInput } from "../orders/lib/place-order-input"
import { colleaguesBy } from "./lib/colleagues"
import { decidedAlready, purchaseRequestOf } from "./lib/purchase-request-of"
import { reopenCart } from "./lib/reopen-cart"
import { teamAudit } from "./lib/team-audit"
import { usd } from "./lib/usd"

/** `buyerId` limits a withdrawal to one's own; a refusal has a reason. */
export type PurchaseClosing = { requestId: string; companyId: string; actorId: string; customerId: string } & (
  { to: "REFUSED"; reason: string } | { to: "WITHDRAWN"; reason: null }
)

/** Ends the wait by one conditional statement, and gives the cart back. Nothing is undone after it: the decision stands. */
const closePurchaseStep = createStep("close-purchase", async (input: PurchaseClosing, { container }) => {
  const { requestId: id, companyId, actorId, to, reason } = input
  const own = to === "WITHDRAWN" ? { buyer_id: actorId } : {}
  const request = await purchaseRequestOf(container, { id, company_id: companyId, ...own })
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const closed = await companies.movePurchase({ id, from: "WAITING", to, decidedBy: actorId, reason })
  if (!closed && request.status !== to) throw decidedAlready()
  const checkout = request.checkout as unknown as PlaceOrderInput
  if (closed) await reopenCart(container, request.cart_id, checkout.customerId)
  if (closed && to === "REFUSED") {
    const [requester] = await colleaguesBy(container, { id: [request.buyer_id] })
    const data = { firstName: requester?.firstName ?? "", total: usd(request.cents), reason }
    await sendMail(container, { to: checkout.email, template: "purchase-refused", data })
  }
  return new StepResponse(request.cents)
})

/** Refuses an order above its buyer's limit, or withdraws one's own request. */
export const closePurchaseWorkflow = createWorkflow("close-purchase", (input: PurchaseClosing) => {
  const cents = closePurchaseStep(input)
  recordAuditStep(
    transform({ input, cents }, (data) =>
      teamAudit(data.input.to === "REFUSED" ? "purchase_refused" : "purchase_withdrawn", data.input, {
        ...{ request: data.input.requestId, cents: data.cents, reason: data.input.reason },
      }),
    ),
  )
  return new WorkflowResponse(null)
})
