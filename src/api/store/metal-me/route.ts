import type { BuyerView } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import type { Buyer } from "../../../workflows/accounts/lib/load-buyer"
import { takesCards } from "../../../workflows/payments/lib/takes-cards"
import { buyerOf } from "../../lib/viewer"

type Person = { firstName: string; lastName: string }

function companyView(buyer: Buyer, person: Person): BuyerView["company"] {
  const { company } = buyer
  if (!company) return null
  return {
    name: company.name,
    role: buyer.companyRole,
    address: {
      ...person,
      company: company.name,
      line1: company.line1,
      line2: company.line2 ?? undefined,
      city: company.city,
      state: company.state ?? undefined,
      postalCode: company.postal_code,
      country: company.country,
      phone: company.phone ?? undefined,
    },
    terms:
      company.credit_limit_cents === null
        ? null
        : {
            limit: company.credit_limit_cents / 100,
            openBalance: company.open_balance_cents / 100,
            days: company.terms_days ?? 0,
            hold: company.credit_hold,
          },
  }
}

/** Who is signed in and what they may do. */
export async function GET(req: MedusaRequest, res: MedusaResponse<BuyerView>): Promise<void> {
  const buyer = await buyerOf(req)
  const customer = await req.scope.resolve(Modules.CUSTOMER).retrieveCustomer(buyer.customerId)
  const person = { firstName: customer.first_name ?? "", lastName: customer.last_name ?? "" }
  res.json({
    id: buyer.customerId,
    email: customer.email,
    ...person,
    accountStatus: buyer.accountStatus,
    accessLevel: buyer.accessLevel,
    regionCode: buyer.regionCode,
    canSeePrices: buyer.canSeePrices,
    canOrder: buyer.canOrder,
    canPayByCard: buyer.canOrder && takesCards(req.scope),
    company: companyView(buyer, person),
  })
}
