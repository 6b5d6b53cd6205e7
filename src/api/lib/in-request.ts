import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { inCall } from "../../modules/shared/call-facts"

/** Log lines of a request, and of what it sets off in other processes, name its X-Request-Id; so does its answer. */
export function inRequest(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const id = String(req.requestId ?? "")
  if (!/^[\w.:-]{1,128}$/.test(id)) return next()
  res.setHeader("X-Request-Id", id)
  inCall({ request_id: id }, next)
}
