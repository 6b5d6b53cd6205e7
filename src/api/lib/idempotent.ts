import type { MedusaRequest } from "@medusajs/framework/http"
import { runOnce } from "../../workflows/orders/lib/run-once"
import { HttpProblem } from "./http-problem"

export type Answer = { status: number; body: unknown }

/**
 * Runs a request that moves money or metal under its Idempotency-Key: the same key and body get the same answer for 24
 * hours, another body under the key is 409, a request still running is 409. A refused request frees its key.
 */
export async function idempotent(req: MedusaRequest, actor: string, run: () => Promise<Answer>): Promise<Answer> {
  const key = req.get("idempotency-key") ?? ""
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    const reason = "must have 8 to 200 visible characters"
    throw new HttpProblem(400, "invalid_data", `Idempotency-Key: ${reason}`, [{ field: "Idempotency-Key", reason }])
  }
  const outcome = await runOnce(req.scope, { key: `${actor}:${req.method} ${req.path}:${key}`, request: req.body }, run)
  if (outcome === "mismatch") {
    throw new HttpProblem(409, "idempotency_mismatch", "This Idempotency-Key was used for another request")
  }
  if (outcome === "in_progress") {
    throw new HttpProblem(409, "in_progress", "The same request is still being worked on; ask again in a moment")
  }
  return outcome
}
