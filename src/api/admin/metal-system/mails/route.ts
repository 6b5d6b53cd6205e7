import type { SystemMailListAnswer, SystemMailListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_SYSTEM } from "../../../../modules/metal-system"
import type MetalSystemService from "../../../../modules/metal-system/service"
import { mailFilter, mailView } from "../../../lib/system-mail-views"

/** Mails that were not sent at once, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SystemMailListAnswer>): Promise<void> {
  const { limit, offset, state } = req.validatedQuery as unknown as z.output<typeof SystemMailListQuerySchema>
  const [rows, count] = await req.scope
    .resolve<MetalSystemService>(METAL_SYSTEM)
    .listAndCountOutboxEntries(mailFilter(state), { order: { created_at: "DESC", id: "DESC" }, take: limit, skip: offset })
  res.json({ mails: rows.map(mailView), count, limit, offset })
}
