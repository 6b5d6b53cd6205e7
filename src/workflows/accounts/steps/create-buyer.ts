import { mailDomainOf } from "@billet/backend/accounts"
import type { Registration } from "@billet/backend/contract"
import { regionOfCountry } from "@billet/backend/regions"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { addressesOf, buyerFields } from "../lib/buyer-fields"

/** What the trade keeps of a new buyer: unverified, served from the company of the country (decision 45). */
export const createBuyerStep = createStep(
  "create-buyer",
  async ({ customerId, registration }: { customerId: string; registration: Registration }, { container }) => {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    const buyer = await companies.createBuyers({
      ...buyerFields(registration),
      customer_id: customerId,
      account_status: "UNVERIFIED",
      access_level: "LIMITED",
      region_code: regionOfCountry(registration.company.address.country),
      email_domain: mailDomainOf(registration.email),
      consent_to_data_processing: registration.consentToDataProcessing,
      terms_accepted_at: new Date(),
    })
    await companies.saveAddresses(buyer.id, addressesOf(registration))
    return new StepResponse(buyer.id, buyer.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalCompanyService>(METAL_COMPANY).deleteBuyers(id)
  },
)
