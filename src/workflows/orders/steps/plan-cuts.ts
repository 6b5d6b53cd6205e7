import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { linesToCut } from "../lib/order-cutting"
import { orderRecordOf } from "../lib/order-record-of"

type Input = { orderId: string; oneHeat: boolean; withoutPlan: boolean }

const catalogueOf = (container: MedusaContainer) => container.resolve<MetalCatalogueService>(METAL_CATALOGUE)

/** Decides which bars an order in progress is cut from, or throws NOT_ALLOWED (cutting_impossible) and keeps none. */
export const planCutsStep = createStep(
  "plan-cuts",
  async ({ orderId, oneHeat, withoutPlan }: Input, { container }) => {
    const record = await orderRecordOf(container, orderId)
    // In any other state the move is refused or was made before; what was planned for it stays.
    if (record.order_status !== "IN_PROGRESS" || withoutPlan) return new StepResponse(null)
    const { missing } = await catalogueOf(container).planCuts(orderId, await linesToCut(container, record, oneHeat))
    if (missing.length) {
      const pieces = missing.reduce((sum, one) => sum + one.pieces, 0)
      const heat = oneHeat ? " of one heat" : ""
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `${pieces} of the pieces cannot be cut from the bars${heat} in stock. Process the order without a cutting plan, or cut it otherwise.`,
        "cutting_impossible",
      )
    }
    return new StepResponse(null, orderId)
  },
  async (orderId, { container }) => {
    if (orderId) await catalogueOf(container).dropCuts(orderId)
  },
)
