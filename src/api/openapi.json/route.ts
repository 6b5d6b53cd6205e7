import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { openApiDocument } from "../lib/openapi/document"

let document: string | undefined

/** Every route of the shop's own as OpenAPI 3.1; any page may read it. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  document ??= JSON.stringify(openApiDocument())
  res.setHeader("Access-Control-Allow-Origin", "*")
  res.setHeader("Cache-Control", "public, max-age=300")
  res.type("application/json").send(document)
}
