import type { CheckCodesAnswer, CheckCodesBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { sellableCodes } from "../../../../workflows/cart/lib/sellable-codes"

/** Which of some codes cannot be ordered, and why; nothing is changed. */
export async function POST(
  req: MedusaRequest<z.output<typeof CheckCodesBodySchema>>,
  res: MedusaResponse<CheckCodesAnswer>,
): Promise<void> {
  const codes = [...new Set(req.validatedBody.codes)]
  const answers = await sellableCodes(req.scope, codes)
  const refused = codes.flatMap((code, index) => {
    const answer = answers[index]
    return answer && "reason" in answer ? [{ code, reason: answer.reason }] : []
  })
  res.json({ refused })
}
