import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readinessOf } from "../../workflows/health/lib/readiness"

/** `GET /ready`: 200 when this process can take work, 503 while it cannot. A load balancer asks; `/health` only says it runs. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const readiness = await readinessOf(request.scope)
  response.status(readiness.ready ? 200 : 503).json(readiness)
}
