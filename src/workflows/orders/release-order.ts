import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"

type Input = { orderId: string; reason: string }

const releaseOrderStep = createStep("release-order", async ({ orderId, reason }: Input, { container }) => {
  const released = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ orderId })
  await container.resolve<MetalCompanyService>(METAL_COMPANY).releaseCredit({ orderId })
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [record] = await orders.listOrderRecords({ order_id: orderId })
  if (record && record.order_status !== "CANCELLED") {
    await orders.updateOrderRecords({ id: record.id, order_status: "CANCELLED", cancelled_at: new Date(), cancel_reason: reason })
  }
  return new StepResponse(released)
})

/** A cancelled order gives back its inches and its credit; done twice it changes nothing. */
export const releaseOrderWorkflow = createWorkflow("release-order", (input: Input) => {
  return new WorkflowResponse(releaseOrderStep(input))
})
