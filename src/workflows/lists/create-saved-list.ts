import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_LIST } from "../../modules/metal-list"
import type MetalListService from "../../modules/metal-list/service"

type NewList = { customerId: string; name: string }

const createSavedListStep = createStep(
  "create-saved-list",
  async ({ customerId, name }: NewList, { container }) => {
    const made = await container.resolve<MetalListService>(METAL_LIST).createList(customerId, name)
    return new StepResponse(made, made.isNew ? { customerId, id: made.id } : null)
  },
  async (made, { container }) => {
    if (made) await container.resolve<MetalListService>(METAL_LIST).deleteList(made.customerId, made.id)
  },
)

/** Makes a buyer's list; one of that name there is already stays. */
export const createSavedListWorkflow = createWorkflow("create-saved-list", (input: NewList) => {
  return new WorkflowResponse(createSavedListStep(input))
})
