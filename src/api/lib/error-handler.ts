import {
  errorHandler as medusaErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { CART_COMPLETED, orderNumberOf } from "../../workflows/cart/lib/cart-completed"
import { messageOf } from "../../workflows/shared/message-of"
import { HttpProblem } from "./http-problem"
import { isAway, isFull } from "./passing-failure"

/** Refusals of the trade that are conflicts with the state of things, not mistakes in the request. */
const CONFLICTS = new Set([
  "above_limit",
  "account_state",
  "cart_changed",
  "cart_draft",
  "cart_empty",
  "cart_full",
  "too_many_files",
  "cart_waiting",
  "too_many_drafts",
  "company_merged",
  "credit_refused",
  "cutting_impossible",
  "import_running",
  "import_state",
  "key_revoked",
  "import_superseded",
  "insufficient_stock",
  "locked",
  "link_expired",
  "labels_unavailable",
  "no_attempts_left",
  "last_company_admin",
  "last_super_admin",
  "list_full",
  "list_name_taken",
  "lists_full",
  "nothing_to_order",
  "no_price",
  "no_size",
  "not_all_shipped",
  "one_heat_unavailable",
  "order_not_settled",
  "order_state",
  "order_too_large",
  "over_shipped",
  "payment_refused",
  "price_changed",
  "freight_changed",
  "freight_final",
  "freight_unknown",
  "promo_refused",
  "refund_refused",
  "request_decided",
  "request_open",
  "second_factor_state",
  "stale_version",
  "too_many_attempts",
  "too_many_invitations",
  "webhook_state",
  "withdrawn",
])
const FORBIDDEN = new Set([
  "access_denied",
  "account_not_linked",
  "address_unconfirmed",
  "embargoed",
  "cards_off",
  "cart_not_claimed",
  "company_admin_only",
  "not_super_admin",
  "order_forbidden",
  "own_rights",
  "viewer_cannot_order",
])

/** Somebody else's service does not answer; trying again later helps. */
const UNAVAILABLE = new Set(["payment_unavailable", "provider_unavailable"])

/** What a refusal of one field has in front of the field's name, as its code. */
const FIELD = "field:"

/** What Medusa's reader of uploads says of a form that is not as it should be. */
const isBrokenForm = ({ name, message }: Error) =>
  name === "MulterError" || /^(Multipart: |Malformed part header|Unexpected end of form)/.test(message)

/** What to say of a part of the shop that is away for a moment; the caller asks again, with the same Idempotency-Key. */
const AWAY = new HttpProblem(503, "unavailable", "The shop cannot do this at the moment. Try again in a few seconds.")
const RETRY_AFTER_SECONDS = 2
const FULL = new HttpProblem(507, "insufficient_storage", "There is no room left to store this")

/** Medusa hides the message of its own conflicts; ours say what to do, so they are answered here. */
function toProblem(error: unknown): HttpProblem | null {
  if (error instanceof HttpProblem) return error
  if (error instanceof URIError) return new HttpProblem(400, "invalid_data", "The path holds a broken escape")
  if (error instanceof Error && isBrokenForm(error)) return new HttpProblem(400, "invalid_data", `files: ${error.message}`)
  if (isAway(error)) return AWAY
  if (isFull(error)) return FULL
  if (!MedusaError.isMedusaError(error)) return null
  const { code, message } = error as MedusaError
  if (code === CART_COMPLETED) return new HttpProblem(409, code, message, undefined, orderNumberOf(error))
  if (code && CONFLICTS.has(code)) return new HttpProblem(409, code, message)
  if (code && FORBIDDEN.has(code)) return new HttpProblem(403, code, message)
  if (code === "proof_refused") return new HttpProblem(401, code, message)
  if (code === "too_many") return new HttpProblem(429, code, message)
  if (code && UNAVAILABLE.has(code)) return new HttpProblem(503, code, message)
  if (code?.startsWith(FIELD)) {
    const field = code.slice(FIELD.length)
    return new HttpProblem(400, "invalid_data", `${field}: ${message}`, [{ field, reason: message }])
  }
  return null
}

const medusaHandler = medusaErrorHandler()

/** Answers every error as ErrorAnswerSchema describes; what is not ours goes to Medusa's own handler. */
export function errorHandler(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const problem = toProblem(error)
  if (!problem) {
    medusaHandler(error as MedusaError, req, res, next)
    return
  }
  const { status, type, message, fields, orderNumber } = problem
  if (status >= 500) req.scope?.resolve(ContainerRegistrationKeys.LOGGER).error(`${status} at ${req.path}: ${messageOf(error)}`)
  if (status === 503) res.setHeader("Retry-After", RETRY_AFTER_SECONDS)
  res.status(status).json({ type, message, ...(fields ? { fields } : {}), ...(orderNumber ? { orderNumber } : {}) })
}
