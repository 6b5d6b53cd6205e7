import "server-only"
import { customFetch } from "@auth/core"
import GitHub from "@auth/core/providers/github"
import Google from "@auth/core/providers/google"
import type { Provider } from "@auth/core/providers"
import { env } from "@/lib/env"
import type { ProviderButton } from "./session-types"

const SECONDS = 8
/** The state keeps a stranger from ending a sign-in here, and the nonce from ending this one twice. */
const OPEN_ID_CHECKS: ("pkce" | "state" | "nonce")[] = ["pkce", "state", "nonce"]

/** The other sites that are set up. `onSilence` is told when one of them does not answer. */
export function signInProviders(onSilence: () => void): Provider[] {
  const { google, github, oidc } = env().signIn
  const fetched = { [customFetch]: patientFetch(onSilence) }
  return [
    ...(google ? [Google({ ...google, ...fetched, checks: OPEN_ID_CHECKS, profile: personOf })] : []),
    ...(github ? [GitHub({ ...gitHubOptions(github), ...fetched })] : []),
    ...(oidc ? [{ id: "oidc", type: "oidc" as const, ...oidc, ...fetched, checks: OPEN_ID_CHECKS, profile: personOf }] : []),
  ]
}

/** What the sign-in page offers besides the password. */
export function providerButtons(): ProviderButton[] {
  return signInProviders(() => {}).map((one) => {
    const { id, name } = typeof one === "function" ? one() : one
    return { id, name }
  })
}

/** Who it is the backend asks the site itself: nothing of what is read here is believed. The library wants some name. */
const UNREAD = "unread"
const personOf = () => ({ id: UNREAD })

function gitHubOptions({ clientId, clientSecret, url }: NonNullable<ReturnType<typeof env>["signIn"]["github"]>) {
  return {
    ...{ clientId, clientSecret, checks: ["pkce", "state"] as ("pkce" | "state")[] },
    ...(url && { enterprise: { baseUrl: url } }),
    userinfo: { url: `${url ? `${url}/api/v3` : "https://api.github.com"}/user`, request: () => Promise.resolve({ id: 0 }) },
    profile: () => ({ id: UNREAD }),
  }
}

/** A site gets a few seconds to answer. */
function patientFetch(onSilence: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, cache: "no-store", signal: AbortSignal.timeout(SECONDS * 1000) }).catch(
      (error: unknown) => {
        onSilence()
        throw error
      },
    )
    if (answer.status >= 500) onSilence()
    return answer
  }
}
