import { passwordProblem } from "@billet/backend/accounts"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isLeaked } from "../../modules/metal-password/leaked-passwords"
import { HttpProblem } from "./http-problem"

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/**
 * Refuses a password nobody may choose, before the token that allows the change is used up and before anybody looks whether
 * the address is known. One shorter than `from` is left to whoever checks the rest of the body; with `secondFactor` one that only
 * an account with a second factor may have is left to whoever knows the account.
 */
export function choosablePassword(from = 0, { secondFactor = false } = {}) {
  return (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const { password, email } = (req.body ?? {}) as Record<string, unknown>
    const text = textOf(password)
    const facts = { email: textOf(email), secondFactor, isLeaked }
    const reason = text.length < from ? null : passwordProblem(text, facts)
    next(reason ? new HttpProblem(400, "invalid_data", `password: ${reason}`, [{ field: "password", reason }]) : undefined)
  }
}
