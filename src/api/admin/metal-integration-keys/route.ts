import type {
  IntegrationKeyBodySchema,
  IntegrationKeyListAnswer,
  IntegrationKeyListQuerySchema,
  NewIntegrationKeyAnswer,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import { newSecret } from "../../../modules/metal-integration/new-secret"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { createIntegrationKeyWorkflow } from "../../../workflows/integrations/create-integration-key"
import { integrationKeyView, integrationKeyViews } from "../../lib/integration-key-views"
import { actorIdOf } from "../../lib/staff"

/** Keys of integrators, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<IntegrationKeyListAnswer>): Promise<void> {
  const { limit, offset } = req.validatedQuery as unknown as z.output<typeof IntegrationKeyListQuerySchema>
  const [rows, count] = await req.scope
    .resolve<MetalIntegrationService>(METAL_INTEGRATION)
    .listAndCountIntegrationKeys({}, { order: { created_at: "DESC", id: "DESC" }, take: limit, skip: offset })
  res.json({ keys: await integrationKeyViews(req.scope, rows), count, limit, offset })
}

/** Makes a key; its text leaves the server in this answer only. */
export async function POST(
  req: MedusaRequest<z.output<typeof IntegrationKeyBodySchema>>,
  res: MedusaResponse<NewIntegrationKeyAnswer>,
): Promise<void> {
  const { name, scopes, companyId = null } = req.validatedBody
  const { secret, ...kept } = newSecret()
  const input = { name, scopes, companyId, ...kept, actorId: actorIdOf(req) }
  const { result: id } = await createIntegrationKeyWorkflow(req.scope).run({ input })
  res.setHeader("Cache-Control", "no-store")
  res.status(201).json({ key: await integrationKeyView(req.scope, id), secret })
}
