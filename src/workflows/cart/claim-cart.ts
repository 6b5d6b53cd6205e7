import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { buyerLock } from "./lib/buyer-lock"
import { claimCartStep, type ClaimCartInput } from "./steps/claim-cart"
import { claimableCartStep } from "./steps/claimable-cart"

/**
 * Makes a guest's cart the signed-in buyer's: one claim of a buyer at a time, and neither the guest's cart nor the one the
 * buyer has open changes meanwhile.
 */
export const claimCartWorkflow = createWorkflow("claim-cart", (input: ClaimCartInput) => {
  const buyer = transform({ input }, (data) => buyerLock(data.input.buyer.customerId))
  acquireLockStep({ key: buyer, timeout: 10, ttl: 30 }).config({ name: "lock-buyer" })
  const carts = claimableCartStep(
    transform({ input }, (data) => ({ cartId: data.input.cartId, customerId: data.input.buyer.customerId })),
  )
  acquireLockStep({ key: carts, timeout: 10, ttl: 30 }).config({ name: "lock-carts" })
  const result = claimCartStep(input)
  releaseLockStep({ key: carts }).config({ name: "unlock-carts" })
  releaseLockStep({ key: buyer }).config({ name: "unlock-buyer" })
  return new WorkflowResponse(result)
})
