import type { IntegrationKeyAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { revokeIntegrationKeyWorkflow } from "../../../../../workflows/integrations/revoke-integration-key"
import { integrationKeyView } from "../../../../lib/integration-key-views"
import { actorIdOf } from "../../../../lib/staff"

/** Ends a key at once. */
export async function POST(req: MedusaRequest, res: MedusaResponse<IntegrationKeyAnswer>): Promise<void> {
  const id = req.params.id ?? ""
  await revokeIntegrationKeyWorkflow(req.scope).run({ input: { id, actorId: actorIdOf(req) } })
  res.json({ key: await integrationKeyView(req.scope, id) })
}
