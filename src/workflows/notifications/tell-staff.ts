import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_NOTIFICATION } from "../../modules/metal-notification"
import type MetalNotificationService from "../../modules/metal-notification/service"
import type { NewNotification } from "../../modules/metal-notification/sql/write-notification"

const tellStaffStep = createStep("tell-staff", async (notification: NewNotification, { container }) => {
  await container.resolve<MetalNotificationService>(METAL_NOTIFICATION).tell(notification)
  return new StepResponse(null)
})

/** Tells staff of something, once for each source. */
export const tellStaffWorkflow = createWorkflow("tell-staff", (notification: NewNotification) => {
  return new WorkflowResponse(tellStaffStep(notification))
})
