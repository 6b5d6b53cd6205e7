import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { HttpProblem } from "./http-problem"

/** Refuses a path with a NUL: no id has one, and no database text can hold it. */
export function readablePath(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const [path = ""] = req.originalUrl.split("?")
  next(path.includes("%00") ? new HttpProblem(400, "invalid_data", "The path holds a NUL") : undefined)
}
