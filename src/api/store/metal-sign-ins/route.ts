import type { ProviderSignInAnswer, ProviderSignInBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { signInByProvider } from "../../lib/provider-sign-in"
import { rememberSignIn } from "../../lib/remember-sign-in"

/** Signs in whom another site vouches for; a newcomer gets an account. */
export async function POST(
  req: MedusaRequest<z.output<typeof ProviderSignInBodySchema>>,
  res: MedusaResponse<ProviderSignInAnswer>,
): Promise<void> {
  const answer = await signInByProvider(req, req.validatedBody)
  await rememberSignIn(req, answer)
  res.json(answer)
}
