import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

export type PurchaseRequestRow = Awaited<ReturnType<MetalCompanyService["retrievePurchaseRequest"]>>

/** A request of a company, or of one buyer of it; anybody else's is NOT_FOUND. */
export async function purchaseRequestOf(
  container: MedusaContainer,
  of: { id: string; company_id: string; buyer_id?: string },
): Promise<PurchaseRequestRow> {
  const [request] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listPurchaseRequests(of)
  if (!request) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such request")
  return request
}

export function decidedAlready(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, "This request was decided already", "request_decided")
}
