import { mayOrderForCompany } from "@billet/backend/accounts"
import type { PlaceOrderBodySchema } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import { orderCustomer } from "../../workflows/orders/lib/order-customer"
import type { PlaceOrderInput } from "../../workflows/orders/lib/place-order-input"
import { takesCards } from "../../workflows/payments/lib/takes-cards"
import { HttpProblem } from "./http-problem"

type Body = z.output<typeof PlaceOrderBodySchema>

/** Decision 37: who may order, on account and by card. */
function checkMayOrder(req: MedusaRequest, buyer: Buyer, { paymentMethod }: Body): void {
  if (buyer.company && !mayOrderForCompany(buyer.companyRole))
    throw new HttpProblem(403, "viewer_cannot_order", "Your role in your company does not let you order")
  if (!buyer.canOrder) throw new HttpProblem(403, "not_approved", "Your account is not approved for orders yet")
  const onTerms = buyer.mayUseAccountTerms && buyer.company && buyer.company.credit_limit_cents !== null
  if (paymentMethod === "ACCOUNT" && !onTerms) {
    throw new HttpProblem(403, "no_account_terms", "Your company has no approved terms for paying on account")
  }
  if (paymentMethod === "STRIPE" && !takesCards(req.scope)) {
    throw new HttpProblem(403, "cards_off", "This shop does not take cards")
  }
}

const DAY_MS = 24 * 3_600_000

/** Refuses a wanted day that is over everywhere: yesterday here may be today where the buyer is. */
function checkDay(day: string | undefined): void {
  const earliest = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  if (day === undefined || day >= earliest) return
  const reason = "Choose a day to come"
  throw new HttpProblem(400, "invalid_data", `deliveryDate: ${reason}`, [{ field: "deliveryDate", reason }])
}

/** What a checkout of the cart in the path asks for, or why its buyer may not order at all. */
export async function checkoutInput(req: MedusaRequest<Body>, buyer: Buyer): Promise<PlaceOrderInput> {
  const body = req.validatedBody
  checkMayOrder(req, buyer, body)
  checkDay(body.deliveryDate)
  const { company } = buyer
  const customer = await orderCustomer(req.scope, buyer.customerId)
  return {
    cartId: req.params.id ?? "",
    customerId: buyer.customerId,
    email: customer.email,
    customer,
    company: company && { id: company.id, name: company.name, country: company.country },
    taxExemptUntil: company?.tax_exempt_until ?? null,
    paymentMethod: body.paymentMethod,
    purchaseOrderNumber: body.purchaseOrderNumber || null,
    shippingAddress: body.shippingAddress,
    billingAddress: body.billingAddress ?? body.shippingAddress,
    customerNotes: body.customerNotes ?? null,
    deliveryDate: body.deliveryDate ?? null,
    deliveryTime: body.deliveryTime ?? null,
    expectedTotalCents: Math.round(body.expectedTotal * 100),
  }
}
