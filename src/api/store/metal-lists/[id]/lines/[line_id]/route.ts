import type { SavedListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeSavedListWorkflow } from "../../../../../../workflows/lists/change-saved-list"
import { listAnswer, ownListOf } from "../../../../../lib/own-list"

/** Takes an item off the list. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<SavedListAnswer>): Promise<void> {
  const own = ownListOf(req)
  await changeSavedListWorkflow(req.scope).run({ input: { ...own, kind: "drop-line", lineId: req.params.line_id ?? "" } })
  res.json(await listAnswer(req, own))
}
