import type { SavedListAnswer, SavedListBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeSavedListWorkflow } from "../../../../workflows/lists/change-saved-list"
import { listAnswer, ownListOf } from "../../../lib/own-list"

export async function GET(req: MedusaRequest, res: MedusaResponse<SavedListAnswer>): Promise<void> {
  res.json(await listAnswer(req, ownListOf(req)))
}

/** Gives the list another name. */
export async function POST(
  req: MedusaRequest<z.output<typeof SavedListBodySchema>>,
  res: MedusaResponse<SavedListAnswer>,
): Promise<void> {
  const own = ownListOf(req)
  await changeSavedListWorkflow(req.scope).run({ input: { ...own, kind: "rename", name: req.validatedBody.name } })
  res.json(await listAnswer(req, own))
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse<{ removed: true }>): Promise<void> {
  await changeSavedListWorkflow(req.scope).run({ input: { ...ownListOf(req), kind: "remove" } })
  res.json({ removed: true })
}
