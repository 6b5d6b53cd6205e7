import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { loadOwnCart } from "../cart/lib/load-cart"
import { MAX_WAITING_CARTS } from "../cart/lib/waiting-cart"
import { sendMail } from "../mail/lib/send-mail"
import type { CompanyCheckout } from "../orders/lib/place-order-input"
import { prepareCheckout } from "../orders/lib/prepare-checkout"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { colleaguesBy } from "./lib/colleagues"
import { teamAudit } from "./lib/team-audit"
import { usd } from "./lib/usd"

type Asked = { buyerId: string; cents: number; checkout: CompanyCheckout }

const pricedCheckoutStep = createStep("priced-checkout", async (checkout: CompanyCheckout, { container }) => {
  const cart = await loadOwnCart(container, checkout.cartId, checkout.customerId)
  const { totalCents } = await prepareCheckout(container, cart, checkout)
  return new StepResponse(totalCents)
})

const askApprovalStep = createStep(
  "ask-approval",
  async ({ buyerId, cents, checkout }: Asked, { container }) => {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    const { cartId, company } = checkout
    const waiting = await companies.listPurchaseRequests({ buyer_id: buyerId, status: "WAITING" }, { select: ["id"] })
    if (waiting.length >= MAX_WAITING_CARTS)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Too many of your orders wait for approval", "too_many_attempts")
    const { id } = await companies.askPurchase({ companyId: company.id, buyerId, cartId, checkout, cents })
    const carts = container.resolve(Modules.CART)
    const { metadata } = await carts.retrieveCart(cartId, { select: ["id", "metadata"] })
    await carts.updateCarts(cartId, { metadata: { ...metadata, purchase_request: id } })
    return new StepResponse(id, { id, cartId, metadata })
  },
  async (asked, { container }) => {
    if (!asked) return
    const { id, cartId, metadata } = asked
    await container.resolve(Modules.CART).updateCarts(cartId, { metadata: { ...metadata, purchase_request: null } })
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    await companies.movePurchase({ id, from: "WAITING", to: "WITHDRAWN", decidedBy: null })
  },
)

const tellAdminsStep = createStep("tell-admins", async ({ buyerId, cents, checkout }: Asked, { container }) => {
  const [requester] = await colleaguesBy(container, { id: [buyerId] })
  const admins = await colleaguesBy(container, { company_id: checkout.company.id, company_role: "ADMIN" })
  const data = { requester: requester?.name ?? checkout.email, total: usd(cents) }
  for (const { email: to, firstName } of admins)
    await sendMail(container, { to, template: "purchase-waits", data: { firstName, ...data } })
  return new StepResponse(null)
})

/** Puts a cart aside at the total its buyer saw until a colleague decides, and writes to the company's administrators. */
export const askApprovalWorkflow = createWorkflow("ask-approval", (input: { buyerId: string; checkout: CompanyCheckout }) => {
  const key = transform({ input }, (data) => data.input.checkout.cartId)
  const turn = lockStep({ key, timeout: 30, ttl: 60 })
  const cents = pricedCheckoutStep(input.checkout)
  const asked = transform({ input, cents }, (data): Asked => ({ ...data.input, cents: data.cents }))
  const id = askApprovalStep(asked)
  recordAuditStep(
    transform({ asked, id }, ({ asked: { cents, checkout }, id: request }) =>
      teamAudit("purchase_asked", { customerId: checkout.customerId, companyId: checkout.company.id }, { request, cents }),
    ),
  )
  tellAdminsStep(asked)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(id)
})
