import type { CompanyTeamAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { teamView } from "../../../workflows/company/lib/team-view"
import { buyerOf } from "../../lib/viewer"

/** The caller's company and its people. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyTeamAnswer>): Promise<void> {
  res.json(await teamView(req.scope, await buyerOf(req)))
}
