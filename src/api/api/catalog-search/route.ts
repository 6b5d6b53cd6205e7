import type { Server } from "node:http"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogSearchOn } from "../../lib/catalog-search/answer-catalog-search"
import { searchFirst } from "../../lib/catalog-search/search-first"

/**
 * The first search comes through Medusa's stack; it puts the search ahead of the stack for all that follow. A server
 * without a plain Node server beneath (a test's, a platform's) is simply answered here.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { server } = req.socket as { server?: Server }
  if (server) searchFirst(server, req.scope)
  const { status, body } = await catalogSearchOn(req.scope)(req.body, req.headers.authorization)
  res.status(status).setHeader("Cache-Control", "private, no-store").type("application/json").send(typeof body === "string" ? body : Buffer.from(body))
}
