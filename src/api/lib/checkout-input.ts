import { mayOrderForCompany } from "@billet/backend/accounts"
import type { PlaceOrderBodySchema } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { emailOf } from "../../workflows/accounts/lib/email-of"
import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import type { PlaceOrderInput } from "../../workflows/orders/lib/place-order-input"
import { HttpProblem } from "./http-problem"

type Body = z.output<typeof PlaceOrderBodySchema>

/** Decision 37: who may order, and on account. */
function companyOnTerms(buyer: Buyer): NonNullable<Buyer["company"]> {
  if (buyer.company && !mayOrderForCompany(buyer.companyRole))
    throw new HttpProblem(403, "viewer_cannot_order", "Your role in your company does not let you order")
  if (!buyer.canOrder) throw new HttpProblem(403, "not_approved", "Your account is not approved for orders yet")
  if (!buyer.mayUseAccountTerms || !buyer.company || buyer.company.credit_limit_cents === null) {
    throw new HttpProblem(403, "no_account_terms", "Your company has no approved terms for paying on account")
  }
  return buyer.company
}

/** What a checkout of the cart in the path asks for, or why its buyer may not order at all. */
export async function checkoutInput(req: MedusaRequest<Body>, buyer: Buyer): Promise<PlaceOrderInput> {
  const company = companyOnTerms(buyer)
  const body = req.validatedBody
  return {
    cartId: req.params.id ?? "",
    customerId: buyer.customerId,
    email: await emailOf(req.scope, buyer.customerId),
    company: { id: company.id, name: company.name, country: company.country },
    purchaseOrderNumber: body.purchaseOrderNumber,
    shippingAddress: body.shippingAddress,
    billingAddress: body.billingAddress ?? body.shippingAddress,
    customerNotes: body.customerNotes ?? null,
    deliveryDate: body.deliveryDate ?? null,
    expectedTotalCents: Math.round(body.expectedTotal * 100),
  }
}
