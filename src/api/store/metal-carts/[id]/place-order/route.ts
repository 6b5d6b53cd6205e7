import { mayOrderForCompany } from "@billet/backend/accounts"
import type { PlaceOrderBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { emailOf } from "../../../../../workflows/accounts/lib/email-of"
import type { Buyer } from "../../../../../workflows/accounts/lib/load-buyer"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { placeOrder } from "../../../../../workflows/orders/lib/place-order-once"
import { HttpProblem } from "../../../../lib/http-problem"
import { idempotent } from "../../../../lib/idempotent"
import { buyerOf } from "../../../../lib/viewer"

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

export async function POST(req: MedusaRequest<Body>, res: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(req)
  const company = companyOnTerms(buyer)
  const body = req.validatedBody
  const { status, body: answer } = await idempotent(req, buyer.customerId, async () => {
    const order = await placeOrder(
      req.scope,
      {
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
      },
      cartBuyerOf(buyer),
    )
    return { status: 201, body: { order } }
  })
  res.status(status).json(answer)
}
