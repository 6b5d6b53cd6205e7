import type { StaffAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorIdOf } from "../../../lib/staff"
import { staffMember } from "../../../lib/staff-views"

/** What the caller may do: the admin's menus follow it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<StaffAnswer>): Promise<void> {
  res.json({ staff: await staffMember(req.scope, actorIdOf(req) ?? "") })
}
