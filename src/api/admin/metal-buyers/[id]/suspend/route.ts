import type { ReasonBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeAccountWorkflow } from "../../../../../workflows/accounts/change-account"
import { actorIdOf } from "../../../../lib/staff"

/** Suspends an approved account: its sign-ins end at once. */
export async function POST(req: MedusaRequest<z.output<typeof ReasonBodySchema>>, res: MedusaResponse): Promise<void> {
  const { reason } = req.validatedBody
  const buyerId = req.params.id ?? ""
  await changeAccountWorkflow(req.scope).run({ input: { buyerId, verb: "suspend", reason, actorId: actorIdOf(req) ?? "" } })
  res.json({ accountStatus: "SUSPENDED" })
}
