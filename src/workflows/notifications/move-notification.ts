import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_NOTIFICATION } from "../../modules/metal-notification"
import type MetalNotificationService from "../../modules/metal-notification/service"
import type { NotificationMove } from "../../modules/metal-notification/sql/move-notification"

const moveNotificationStep = createStep("move-notification", async (move: NotificationMove, { container }) => {
  const found = await container.resolve<MetalNotificationService>(METAL_NOTIFICATION).move(move)
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such notification")
  return new StepResponse(move.id)
})

/** Reads, acts on or dismisses a notification; NOT_FOUND for one this person may not see. */
export const moveNotificationWorkflow = createWorkflow("move-notification", (move: NotificationMove) => {
  return new WorkflowResponse(moveNotificationStep(move))
})
