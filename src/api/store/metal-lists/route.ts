import type { SavedListAnswer, SavedListBodySchema, SavedListListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_LIST } from "../../../modules/metal-list"
import type MetalListService from "../../../modules/metal-list/service"
import { createSavedListWorkflow } from "../../../workflows/lists/create-saved-list"
import { listAnswer } from "../../lib/own-list"
import { customerIdOf } from "../../lib/viewer"

/** The caller's lists. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SavedListListAnswer>): Promise<void> {
  const lists = req.scope.resolve<MetalListService>(METAL_LIST)
  res.json({ lists: await lists.listsOf(customerIdOf(req) ?? "") })
}

/** A new list (201), or the caller's own one of that name (200). */
export async function POST(
  req: MedusaRequest<z.output<typeof SavedListBodySchema>>,
  res: MedusaResponse<SavedListAnswer>,
): Promise<void> {
  const customerId = customerIdOf(req) ?? ""
  const { result } = await createSavedListWorkflow(req.scope).run({ input: { customerId, name: req.validatedBody.name } })
  res.status(result.isNew ? 201 : 200).json(await listAnswer(req, { customerId, listId: result.id }))
}
