import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { approvePurchaseWorkflow, type PurchaseApproval } from "../approve-purchase"
import { closePurchaseWorkflow } from "../close-purchase"

/**
 * Approves a request at the total it was asked for. Where that total holds no more the request is refused instead, so that
 * its buyer sees the new prices and asks again (decision 25).
 */
export async function approveAtItsPrice(container: MedusaContainer, approval: PurchaseApproval): Promise<void> {
  try {
    await approvePurchaseWorkflow(container).run({ input: approval })
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.code !== "price_changed") throw error
    const reason = `Prices have changed since it was asked for. ${error.message}.`
    const { requestId, companyId, actorId, customerId } = approval
    await closePurchaseWorkflow(container).run({
      input: { ...{ requestId, companyId, actorId, customerId }, to: "REFUSED", reason },
    })
    throw error
  }
}
