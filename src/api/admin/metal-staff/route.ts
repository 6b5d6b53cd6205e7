import type { StaffListAnswer, StaffListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { staffPage } from "../../lib/staff-views"

/** The people of the admin and what each may do. */
export async function GET(req: MedusaRequest, res: MedusaResponse<StaffListAnswer>): Promise<void> {
  const query = req.validatedQuery as unknown as z.output<typeof StaffListQuerySchema>
  res.json({ ...(await staffPage(req.scope, query)), limit: query.limit, offset: query.offset })
}
