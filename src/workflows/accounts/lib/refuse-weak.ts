import { MedusaError } from "@medusajs/framework/utils"
import { PASSWORD_REFUSED } from "../../../modules/shared/password-refused"

/** Turns the refusal of a password, which Medusa hands on as a text, into one of the field. */
export function refuseWeak(error: string | undefined): void {
  if (!error?.startsWith(PASSWORD_REFUSED)) return
  throw new MedusaError(MedusaError.Types.INVALID_DATA, error.slice(PASSWORD_REFUSED.length), "field:password")
}
