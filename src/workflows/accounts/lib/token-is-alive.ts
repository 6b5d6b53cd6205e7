import { isTokenOver, type TokenTimes } from "@billet/backend/accounts"
import type { AuthContext } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FreshCache } from "../../../modules/shared/fresh-cache"

type Token = AuthContext & TokenTimes & { auth_provider?: string }

/** A new password ends the tokens from before on every server within this time. */
const MARK_MILLISECONDS = 900

const marks = new FreshCache<string | null | undefined>(MARK_MILLISECONDS)

/** The mark of the identity's last change of password: null before the first one, undefined for an identity that is gone. */
async function readMark(
  container: MedusaContainer,
  { auth_identity_id, auth_provider }: Token,
): Promise<string | null | undefined> {
  const auth = container.resolve(Modules.AUTH)
  const [identity] = await auth.listProviderIdentities(
    { auth_identity_id, provider: auth_provider },
    { select: ["user_metadata"] },
  )
  return identity ? markOf(identity.user_metadata) : undefined
}

function markOf(metadata: Record<string, unknown> | null | undefined): string | null {
  return typeof metadata?.password_mark === "string" ? metadata.password_mark : null
}

/** What this server remembers of a sign-in whose mark was just changed. */
export function forgetMark(authIdentityId: string, provider: string): void {
  marks.forget(`${authIdentityId}:${provider}`)
}

/**
 * Whether a token that Medusa found good was made with the password of today, and goes back to a sign-in not too long ago. A
 * secret key has neither.
 */
export async function tokenIsAlive(container: MedusaContainer, token: Token): Promise<boolean> {
  if (token.actor_type === "api-key") return true
  if (!token.auth_identity_id || isTokenOver(token, Date.now())) return false
  const key = `${token.auth_identity_id}:${token.auth_provider ?? ""}`
  const read = () => readMark(container, token)
  const own = markOf(token.user_metadata)
  if ((await marks.get(key, read)) === own) return true
  // A token of the moment after a change is newer than what is remembered here.
  marks.forget(key)
  return (await marks.get(key, read)) === own
}
