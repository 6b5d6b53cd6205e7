import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { drainsSince } from "../../modules/shared/this-process"

/** A process that is about to stop closes each connection after its answer: nobody sends the next request into its end. */
export function closingWhileDraining(_req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (drainsSince()) res.setHeader("Connection", "close")
  next()
}
