import { dirname, join } from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { HttpProblem } from "../../lib/http-problem"
import { REFERENCE_SCRIPT, REFERENCE_STYLE } from "../../lib/openapi/reference-page"

const LIBRARY = dirname(require.resolve("swagger-ui-dist/package.json"))
const LIBRARY_FILES = new Set(["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"])
const OWN_FILES: Record<string, { type: string; text: string }> = {
  "page.css": { type: "css", text: REFERENCE_STYLE },
  "page.js": { type: "js", text: REFERENCE_SCRIPT },
}

/** A file of the reference page. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const name = req.params.file ?? ""
  const own = Object.hasOwn(OWN_FILES, name) ? OWN_FILES[name] : undefined
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.setHeader("Cache-Control", "public, max-age=3600")
  if (own) res.type(own.type).send(own.text)
  else if (LIBRARY_FILES.has(name)) res.sendFile(join(LIBRARY, name))
  else throw new HttpProblem(404, "not_found", "There is no such file")
}
