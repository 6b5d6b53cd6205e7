import type { SystemAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { systemState } from "../../../workflows/system/lib/system-state"

/** How the servers, feeds, scheduled jobs and queues do. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SystemAnswer>): Promise<void> {
  res.json(await systemState(req.scope))
}
