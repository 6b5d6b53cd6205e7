import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeAccountWorkflow } from "../../../../../workflows/accounts/change-account"
import { actorIdOf } from "../../../../lib/staff"

/** Opens a suspended account again. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const buyerId = req.params.id ?? ""
  await changeAccountWorkflow(req.scope).run({
    input: { buyerId, verb: "reinstate", reason: null, actorId: actorIdOf(req) ?? "" },
  })
  res.json({ accountStatus: "APPROVED" })
}
