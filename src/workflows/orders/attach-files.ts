import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import type { OrderFile } from "../../modules/metal-order/sql/attach-files"
import { recordAudit } from "../audit/record-audit"

export type AttachFilesInput = { orderId: string; orderNumber: string; customerId: string; files: OrderFile[] }

const attachFilesStep = createStep("attach-files", async (input: AttachFilesInput, { container }) => {
  const { orderId, orderNumber, customerId: userId, files } = input
  const names = await container.resolve<MetalOrderService>(METAL_ORDER).attachFiles(orderId, files)
  if (names.length > 0) {
    const details = { orderNumber, files: names }
    await recordAudit(container, { action: "order.files", userId, entityType: "order", entityId: orderId, details })
  }
  return new StepResponse(names)
})

/** Keeps a buyer's files with their order; what was kept stays. */
export const attachFilesWorkflow = createWorkflow("attach-files", (input: AttachFilesInput) => {
  return new WorkflowResponse(attachFilesStep(input))
})
