import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../modules/metal-catalogue"
import type MetalCatalogueService from "../modules/metal-catalogue/service"
import { METAL_PROMO } from "../modules/metal-promo"
import type MetalPromoService from "../modules/metal-promo/service"
import { settleCheckoutWorkflow } from "../workflows/orders/settle-checkout"
import { messageOf } from "../workflows/shared/message-of"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Longer than a checkout may hold its lock. */
const INTERRUPTED_AFTER_MILLISECONDS = 5 * 60_000

/** Answers what is wrong with it; null for one that is settled. */
async function settle(container: MedusaContainer, cartId: string): Promise<string | null> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    await settleCheckoutWorkflow(container).run({ input: { cartId } })
    logger.warn(`Gave back what the interrupted checkout of ${cartId} held`)
    return null
  } catch (error) {
    const problem = `The interrupted checkout of ${cartId} could not be settled, trying again: ${messageOf(error)}`
    logger.error(problem)
    return problem
  }
}

/** Finds holds that no running checkout can own any more and settles them; one that fails does not keep the others waiting. */
async function settleCheckouts(container: MedusaContainer): Promise<JobReport> {
  const old = { status: "HELD" as const, updated_at: { $lt: new Date(Date.now() - INTERRUPTED_AFTER_MILLISECONDS) } }
  const select = ["id", "cart_id"]
  const held = await Promise.all([
    container.resolve<MetalCatalogueService>(METAL_CATALOGUE).listReservations(old, { select, take: null }),
    container.resolve<MetalPromoService>(METAL_PROMO).listPromoUses(old, { select, take: null }),
  ])
  const problems: (string | null)[] = []
  for (const cartId of new Set(held.flat().map((row) => row.cart_id))) problems.push(await settle(container, cartId))
  return { done: problems.length, problems: problems.filter((one) => one !== null) }
}

export default recordedJob("settle-checkouts", settleCheckouts)

export const config = scheduleOf("settle-checkouts")
