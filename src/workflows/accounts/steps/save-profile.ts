import { normaliseCompanyName } from "@billet/backend/accounts"
import type { ProfileBodySchema } from "@billet/backend/contract"
import { regionOfCountry } from "@billet/backend/regions"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { z } from "@medusajs/framework/zod"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { claimOf, possibleCompanies } from "../lib/assess-buyer"
import { addressesOf, buyerFields } from "../lib/buyer-fields"
import { ownBuyer, type OwnBuyer } from "../lib/own-buyer"

export type ProfileToSave = { customerId: string; profile: z.output<typeof ProfileBodySchema> }

/** The region follows the company's country; one that staff have chosen stays until the country changes (decision 45). */
function regionFor({ buyer, companyAddress }: OwnBuyer, { profile }: ProfileToSave) {
  const { country } = profile.company.address
  const region = companyAddress?.country === country ? buyer.region_code : regionOfCountry(country)
  if (profile.regionCode && profile.regionCode !== region)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The region follows your company's country", "field:regionCode")
  return region
}

/** Another company name is another company until the staff have looked: they are asked, and the old link stands meanwhile. */
async function askAboutCompany(companies: MetalCompanyService, before: OwnBuyer, after: OwnBuyer): Promise<void> {
  const name = after.buyer.company_name ?? ""
  const isSame = normaliseCompanyName(before.buyer.company_name ?? "") === normaliseCompanyName(name)
  if (isSame || after.buyer.email_verified_at === null) return
  const { email, companyAddress: address } = after
  const matches = await possibleCompanies(companies, claimOf(after))
  await companies.openLinking({
    buyerId: after.buyer.id,
    email,
    companyName: name,
    jobTitle: after.buyer.job_title,
    address,
    matches,
  })
}

/** Saves what a buyer says about themselves. Saying the same again changes nothing. */
export const saveProfileStep = createStep("save-profile", async (input: ProfileToSave, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const of = { customer_id: input.customerId }
  const before = await ownBuyer(container, of)
  await companies.updateBuyers({ id: before.buyer.id, ...buyerFields(input.profile), region_code: regionFor(before, input) })
  await companies.saveAddresses(before.buyer.id, addressesOf(input.profile))
  await askAboutCompany(companies, before, await ownBuyer(container, of))
  return new StepResponse(null)
})
