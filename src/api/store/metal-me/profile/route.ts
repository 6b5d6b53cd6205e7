import type { ProfileBodySchema, ProfileView } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { ownBuyer } from "../../../../workflows/accounts/lib/own-buyer"
import { profileView } from "../../../../workflows/accounts/lib/profile-view"
import { saveProfileWorkflow } from "../../../../workflows/accounts/save-profile"
import { buyerOf } from "../../../lib/viewer"

/** What the buyer has told about themselves, and where the account stands. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProfileView>): Promise<void> {
  const { customerId } = await buyerOf(req)
  res.json(profileView(await ownBuyer(req.scope, { customer_id: customerId })))
}

export async function POST(
  req: MedusaRequest<z.output<typeof ProfileBodySchema>>,
  res: MedusaResponse<ProfileView>,
): Promise<void> {
  const { customerId } = await buyerOf(req)
  await saveProfileWorkflow(req.scope).run({ input: { customerId, profile: req.validatedBody } })
  res.json(profileView(await ownBuyer(req.scope, { customer_id: customerId })))
}
