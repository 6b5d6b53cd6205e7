import type { StaffAnswer, StaffRightsBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeStaffRightsWorkflow } from "../../../../workflows/accounts/change-staff-rights"
import { actorIdOf } from "../../../lib/staff"
import { staffMember } from "../../../lib/staff-views"

export async function GET(req: MedusaRequest, res: MedusaResponse<StaffAnswer>): Promise<void> {
  res.json({ staff: await staffMember(req.scope, req.params.user_id ?? "") })
}

/** Gives somebody other rights; 409 when they were changed since they were opened. */
export async function POST(
  req: MedusaRequest<z.output<typeof StaffRightsBodySchema>>,
  res: MedusaResponse<StaffAnswer>,
): Promise<void> {
  const userId = req.params.user_id ?? ""
  await changeStaffRightsWorkflow(req.scope).run({ input: { ...req.validatedBody, userId, granterId: actorIdOf(req) ?? "" } })
  res.json({ staff: await staffMember(req.scope, userId) })
}
