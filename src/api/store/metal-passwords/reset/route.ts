import type { ResetPasswordBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { resetPasswordWorkflow } from "../../../../workflows/accounts/reset-password"

/** Sets a new password by a mailed link. */
export async function POST(req: MedusaRequest<z.output<typeof ResetPasswordBodySchema>>, res: MedusaResponse): Promise<void> {
  await resetPasswordWorkflow(req.scope).run({ input: req.validatedBody })
  res.json({ changed: true })
}
