import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_LIST } from "../../modules/metal-list"
import type MetalListService from "../../modules/metal-list/service"
import type { LineToSave, OwnList } from "../../modules/metal-list/sql/lines"

export type ListChange = OwnList &
  (
    | { kind: "rename"; name: string }
    | { kind: "remove" }
    | { kind: "put-lines"; lines: LineToSave[] }
    | { kind: "replace-lines"; lines: LineToSave[] }
    | { kind: "drop-line"; lineId: string }
  )

/** One change in one transaction: it is made whole or not at all, and nothing follows it that could undo it. */
const changeSavedListStep = createStep("change-saved-list", async (change: ListChange, { container }) => {
  const lists = container.resolve<MetalListService>(METAL_LIST)
  const { customerId, listId } = change
  if (change.kind === "rename") await lists.renameList(customerId, listId, change.name)
  if (change.kind === "remove") await lists.deleteList(customerId, listId)
  if (change.kind === "put-lines") await lists.putLines({ customerId, listId }, change.lines)
  if (change.kind === "replace-lines") await lists.replaceLines({ customerId, listId }, change.lines)
  if (change.kind === "drop-line") await lists.dropLine({ customerId, listId }, change.lineId)
  return new StepResponse(null)
})

/** Changes a list its buyer keeps. */
export const changeSavedListWorkflow = createWorkflow("change-saved-list", (input: ListChange) => {
  return new WorkflowResponse(changeSavedListStep(input))
})
