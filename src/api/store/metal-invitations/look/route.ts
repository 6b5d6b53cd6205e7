import type { InvitationTokenBodySchema, InvitationView } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { invitationView } from "../../../../workflows/company/lib/invitation-view"

/** Who invites whom, for the holder of the link. */
export async function POST(
  req: MedusaRequest<z.output<typeof InvitationTokenBodySchema>>,
  res: MedusaResponse<InvitationView>,
): Promise<void> {
  res.json(await invitationView(req.scope, req.validatedBody.token))
}
