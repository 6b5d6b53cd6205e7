import { customerSegmentOf } from "@billet/backend/pricing"
import { regionOfCountry } from "@billet/backend/regions"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { PricedFor } from "./priced-for"

/** A company's contract prices, sold by the company that serves its country; NOT_FOUND for an unknown company. */
export async function pricedForCompany(container: MedusaContainer, companyId: string): Promise<PricedFor> {
  const company = await container.resolve<MetalCompanyService>(METAL_COMPANY).retrieveCompany(companyId)
  const coid = regionOfCountry(company.country)
  const customerSegment = customerSegmentOf({ companySegment: company.customer_segment, regionCode: coid })
  return { buyer: { customerId: null, companyId, customerSegment }, coid }
}
