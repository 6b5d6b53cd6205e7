import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { confirmMetal, recordOrder, type OrderToRecord } from "../lib/record-order"
import { messageOf } from "../../shared/message-of"

/**
 * Writes our record of the order. Before it is written a failure gives the credit back, and the steps before undo theirs.
 * From then on the order stands and is not undone: metal that could not be tied to it stays held for the settling job.
 */
export const recordOrderStep = createStep("record-order", async (input: OrderToRecord, { container }) => {
  const { orderId, order } = input
  try {
    const orderNumber = await recordOrder(container, input)
    await confirmMetal(container, order.cartId, orderId).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`The metal of order ${orderNumber} is still held and will be settled: ${messageOf(error)}`)
    })
    return new StepResponse(orderNumber)
  } catch (error) {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    await companies.releaseCredit({ orderId })
    await companies.releaseSpending({ orderId })
    throw error
  }
})
