import type { ErrorAnswer } from "@billet/backend/contract"
import type { ZodError } from "@medusajs/framework/zod"

/** The answer to a request that a schema refused: every field and why. */
export function refusalOf(source: "body" | "query", error: ZodError): ErrorAnswer & { fields: NonNullable<ErrorAnswer["fields"]> } {
  const fields = error.issues.map((issue) => ({ field: issue.path.join("."), reason: issue.message }))
  const [first] = fields
  return { type: "invalid_data", message: `${first?.field || source}: ${first?.reason ?? "is not valid"}`, fields }
}
