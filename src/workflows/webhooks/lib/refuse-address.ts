import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"

/** Throws INVALID_DATA of the field `url` for an address that may not be called. */
export function refuseAddress(container: MedusaContainer, url: string): void {
  const problem = container.resolve<MetalIntegrationService>(METAL_INTEGRATION).addressProblem(url)
  if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem, "field:url")
}
