import { passwordProblem } from "@billet/backend/accounts"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isLeaked } from "../../modules/metal-password/leaked-passwords"
import { HttpProblem } from "./http-problem"

/** Refuses a password nobody may choose before the token that allows the change is used up. */
export function choosablePassword(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { password } = (req.body ?? {}) as { password?: unknown }
  const text = typeof password === "string" ? password : ""
  const reason = passwordProblem(text, { email: "", secondFactor: false, isLeaked })
  next(reason ? new HttpProblem(400, "invalid_data", `password: ${reason}`, [{ field: "password", reason }]) : undefined)
}
