import type { WaitlistBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { joinWaitlistWorkflow } from "../../../workflows/contact/join-waitlist"

/** Puts somebody on the waitlist. */
export async function POST(
  req: MedusaRequest<z.output<typeof WaitlistBodySchema>>,
  res: MedusaResponse<{ id: string }>,
): Promise<void> {
  const { key, email, phone, industry, message, firstName, lastName, companyName, regionCode } = req.validatedBody
  const { result } = await joinWaitlistWorkflow(req.scope).run({
    input: {
      key,
      email,
      phone,
      industry,
      message,
      first_name: firstName,
      last_name: lastName,
      company_name: companyName,
      region_code: regionCode,
    },
  })
  res.status(201).json({ id: result.id })
}
