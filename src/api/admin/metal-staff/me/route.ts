import type { OwnStaffAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorIdOf, needsSecondFactor } from "../../../lib/staff"
import { staffMember } from "../../../lib/staff-views"

/** What the caller may do: the admin's menus follow it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OwnStaffAnswer>): Promise<void> {
  res.json({ staff: await staffMember(req.scope, actorIdOf(req) ?? ""), needsSecondFactor: needsSecondFactor(req) })
}
