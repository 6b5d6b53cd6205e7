import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { loadBuyer } from "../accounts/lib/load-buyer"
import { recordAuditStep } from "../audit/steps/record-audit"
import { cartBuyerOf } from "../cart/lib/cart-buyer"
import { sendMail } from "../mail/lib/send-mail"
import type { PlaceOrderInput } from "../orders/lib/place-order-input"
import { placeOrder } from "../orders/lib/place-order"
import { colleaguesBy } from "./lib/colleagues"
import { decidedAlready, purchaseRequestOf } from "./lib/purchase-request-of"
import { teamAudit } from "./lib/team-audit"

export type PurchaseApproval = {
  requestId: string
  companyId: string
  actorId: string
  customerId: string
  expectedTotalCents: number
}

/** Takes the request by one conditional statement. One that was approved before goes on: its order is placed at most once. */
const claimPurchaseStep = createStep(
  "claim-purchase",
  async ({ requestId: id, companyId, actorId, expectedTotalCents }: PurchaseApproval, { container }) => {
    const request = await purchaseRequestOf(container, { id, company_id: companyId })
    if (request.status === "APPROVED") return new StepResponse(request, null)
    if (request.status !== "WAITING") throw decidedAlready()
    if (request.cents !== expectedTotalCents)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The total is another one by now; look at it again", "stale_version")
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    const claimed = await companies.movePurchase({ id, from: "WAITING", to: "APPROVED", decidedBy: actorId })
    if (claimed) return new StepResponse(request, id)
    const now = await purchaseRequestOf(container, { id, company_id: companyId })
    if (now.status !== "APPROVED") throw decidedAlready()
    return new StepResponse(now, null)
  },
  async (id, { container }) => {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    if (id) await companies.movePurchase({ id, from: "APPROVED", to: "WAITING", decidedBy: null })
  },
)

type Claimed = { id: string; cents: number; buyer_id: string; company_id: string; checkout: unknown }

/** Places the order in the name of who asked, if they still may order for the company. */
const placePurchaseStep = createStep("place-purchase", async (request: Claimed, { container }) => {
  const checkout = request.checkout as PlaceOrderInput
  const buyer = await loadBuyer(container, checkout.customerId)
  const mayPay = checkout.paymentMethod === "STRIPE" || buyer?.mayUseAccountTerms
  if (!buyer?.canOrder || !mayPay || buyer.company?.id !== request.company_id)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Who asked may not order for your company any more", "account_state")
  const taxExemptUntil = buyer.company.tax_exempt_until
  const input = { ...checkout, taxExemptUntil, expectedTotalCents: request.cents, purchaseRequestId: request.id }
  const { orderNumber } = (await placeOrder(container, input, cartBuyerOf(buyer))).order
  const [requester] = await colleaguesBy(container, { id: [request.buyer_id] })
  const data = { firstName: requester?.firstName ?? "", orderNumber }
  await sendMail(container, { to: checkout.email, template: "purchase-approved", data })
  return new StepResponse(orderNumber)
})

/** Approves an order above its buyer's limit and places it. When it cannot be placed the request waits again. */
export const approvePurchaseWorkflow = createWorkflow("approve-purchase", (input: PurchaseApproval) => {
  const request = claimPurchaseStep(input)
  const orderNumber = placePurchaseStep(request)
  recordAuditStep(
    transform({ input, request, orderNumber }, (data) =>
      teamAudit("purchase_approved", data.input, {
        request: data.input.requestId,
        cents: data.request.cents,
        orderNumber: data.orderNumber,
      }),
    ),
  )
  return new WorkflowResponse(orderNumber)
})
