import type { SavedLinesBodySchema, SavedListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeSavedListWorkflow } from "../../../../../workflows/lists/change-saved-list"
import { listAnswer, ownListOf } from "../../../../lib/own-list"
import { sellableLines } from "../../../../lib/sellable-lines"

/** Puts items on the list, or in place of what it holds: all of them, or none. */
export async function POST(
  req: MedusaRequest<z.output<typeof SavedLinesBodySchema>>,
  res: MedusaResponse<SavedListAnswer>,
): Promise<void> {
  const own = ownListOf(req)
  await listAnswer(req, own)
  const lines = await sellableLines(req.scope, req.validatedBody.lines)
  await changeSavedListWorkflow(req.scope).run({
    input: { ...own, kind: req.validatedBody.replace ? "replace-lines" : "put-lines", lines },
  })
  res.json(await listAnswer(req, own))
}
