import type { PostalAddress } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type BuyerRow = Awaited<ReturnType<MetalCompanyService["retrieveBuyer"]>>
type AddressRow = BuyerRow["addresses"][number]

/** A buyer with the sign-in and the addresses. */
export type OwnBuyer = {
  email: string
  firstName: string
  lastName: string
  buyer: BuyerRow
  companyAddress: PostalAddress | null
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
}

function addressOf(rows: AddressRow[], type: AddressRow["type"]): PostalAddress | null {
  const row = rows.find((one) => one.type === type)
  if (!row) return null
  const { line1, line2, city, state, postal_code, country } = row
  return { line1, line2: line2 ?? undefined, city, state: state ?? undefined, postalCode: postal_code, country }
}

/** Everything the trade knows of a customer; NOT_FOUND for one who has no buyer profile. */
export async function ownBuyer(container: MedusaContainer, by: { customer_id: string } | { id: string }): Promise<OwnBuyer> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const [buyer] = await companies.listBuyers(by, { relations: ["company", "addresses"] })
  if (!buyer) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such buyer")
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(buyer.customer_id)
  return {
    email: customer.email,
    firstName: customer.first_name ?? "",
    lastName: customer.last_name ?? "",
    buyer,
    companyAddress: addressOf(buyer.addresses, "COMPANY"),
    shippingAddress: addressOf(buyer.addresses, "SHIPPING"),
    billingAddress: addressOf(buyer.addresses, "BILLING"),
  }
}
