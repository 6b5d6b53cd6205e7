import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeStaffWorkflow } from "../../../../workflows/accounts/remove-staff"
import { actorIdOf } from "../../../lib/staff"

/** In the place of Medusa's own: whoever is removed loses their rights first, and the last super administrator stays. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await removeStaffWorkflow(req.scope).run({ input: { userId: id, granterId: actorIdOf(req) ?? "" } })
  res.json({ id, object: "user", deleted: true })
}
