import "server-only"
import type { Account, User } from "@auth/core/types"
import type { ProviderSignInAnswer } from "@billet/backend/contract"
import { AccessDenied, OAuthAccountNotLinked, OAuthCallbackError } from "@auth/core/errors"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import { paths } from "@/lib/paths"
import { keepHalfSignIn } from "./half-sign-in"
import { openAccount } from "./open-account"

/**
 * Exchanges what another site gave for Medusa's token, which the user of the session carries from here on. Answers an address of
 * ours when the sign-in is not whole: a code is asked for, or something is wrong that the page there says.
 */
export async function enterByProvider(user: User, account: Account): Promise<true | string> {
  try {
    const { token, challengeId } = await exchange(account)
    if (challengeId) {
      await keepHalfSignIn({ token, challengeId })
      return paths.secondStep
    }
    Object.assign(user, await openAccount(token))
    return true
  } catch (error) {
    return refusal(error)
  }
}

async function exchange({ provider, id_token: idToken, access_token: accessToken }: Account): Promise<ProviderSignInAnswer> {
  const body = { provider, proof: provider === "github" ? accessToken : idToken }
  return await callBackend("/store/metal-sign-ins", { method: "POST", body, headers: await buyerAddressHeaders() })
}

function refusal(error: unknown): string {
  if (!(error instanceof BackendError) || error.status >= 500) return paths.authProblem("ProviderUnreachable")
  if (error.status === 429) return paths.signIn(undefined, "TooManyAttempts")
  if (error.type === "access_denied") throw new AccessDenied(error.message)
  if (error.type === "account_not_linked") throw new OAuthAccountNotLinked(error.message)
  if (error.type === "address_unconfirmed") return paths.signIn(undefined, "AddressUnconfirmed")
  throw new OAuthCallbackError(error.message)
}
