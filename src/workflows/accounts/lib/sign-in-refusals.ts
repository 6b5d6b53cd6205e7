import { MedusaError } from "@medusajs/framework/utils"

/** Codes of refusals at sign-in by a provider; the storefront has words for each. */
export const ADDRESS_UNCONFIRMED = "address_unconfirmed"
export const ACCOUNT_NOT_LINKED = "account_not_linked"
export const ACCESS_DENIED = "access_denied"

const refusal = (code: string, message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

export const addressUnconfirmed = () => refusal(ADDRESS_UNCONFIRMED, "The provider gives no e-mail address that it has confirmed")
export const accountNotLinked = () => refusal(ACCOUNT_NOT_LINKED, "The address belongs to an account with another way to sign in")
export const accessDenied = () => refusal(ACCESS_DENIED, "This account cannot sign in")
