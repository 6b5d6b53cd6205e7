import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { buyerLock } from "./lib/buyer-lock"
import { claimCartStep, type ClaimCartInput } from "./steps/claim-cart"
import { claimableCartStep } from "./steps/claimable-cart"

/**
 * Makes a guest's cart the signed-in buyer's: one claim of a buyer at a time, and neither the guest's cart nor the one the
 * buyer has open changes meanwhile.
 */
export const claimCartWorkflow = createWorkflow("claim-cart", (input: ClaimCartInput) => {
  const buyer = transform({ input }, (data) => buyerLock(data.input.buyer.customerId))
  const buyerTurn = lockStep({ key: buyer, timeout: 10, ttl: 30 }).config({ name: "lock-buyer" })
  const carts = claimableCartStep(
    transform({ input }, (data) => ({ cartId: data.input.cartId, customerId: data.input.buyer.customerId })),
  )
  const cartsTurn = lockStep({ key: carts, timeout: 10, ttl: 30 }).config({ name: "lock-carts" })
  const result = claimCartStep(input)
  unlockStep(cartsTurn).config({ name: "unlock-carts" })
  unlockStep(buyerTurn).config({ name: "unlock-buyer" })
  return new WorkflowResponse(result)
})
