import type { SignInsAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { signInsOf } from "../../../../workflows/accounts/lib/sign-ins-of"
import { ownSignIn } from "../../../lib/own-sign-in"

/** How the buyer may sign in, and the latest sign-ins. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SignInsAnswer>): Promise<void> {
  res.json(await signInsOf(req.scope, await ownSignIn(req)))
}
