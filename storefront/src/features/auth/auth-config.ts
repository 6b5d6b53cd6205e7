import "server-only"
import type { AuthConfig } from "@auth/core"
import type { JWT } from "@auth/core/jwt"
import Credentials from "@auth/core/providers/credentials"
import type { User } from "@auth/core/types"
import { BackendError } from "@/lib/backend-error"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { adoptCart, forgetCart } from "@/features/cart/adopt-cart"
import { answerChallenge, getBuyer, renewToken, signInAtMedusa, toSessionUser } from "./medusa-auth"
import { SecondStepNeeded, toSignInError } from "./sign-in-errors"
import { isTokenAlive, isTokenHalfSpent } from "./token-times"

/** Unused, a session ends after a day. */
export const SESSION_SECONDS = 24 * 60 * 60
/** However busy, a session ends after so long and asks for the password again. */
const LONGEST_MILLISECONDS = 7 * SESSION_SECONDS * 1000
/** How long the rights in the session may be out of date. */
const RECHECK_MILLISECONDS = 5 * 60 * 1000

/** The session protocol of the specification: credentials checked by Medusa, its token kept in the encrypted cookie. */
export function authConfig(): AuthConfig {
  return {
    basePath: paths.authApi,
    secret: env().authSecret,
    // The route hands in the public address, so the library need not guess it.
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: paths.signInPage, error: paths.authError },
    providers: [Credentials({ credentials: { email: {}, password: {}, code: {} }, authorize })],
    callbacks: {
      jwt: ({ token, user, trigger }) => (user ? { ...token, ...startOf(user) } : keepFresh(token, trigger === "update")),
      session: ({ session, token }) => ({ ...session, user: token.buyer ?? {} }),
    },
    events: { signOut: forgetCart },
    logger: { error: (error) => logUnlessExpected(error) },
  }
}

async function authorize(credentials: Partial<Record<string, unknown>>): Promise<User> {
  try {
    const medusaToken = await signInWith(credentials)
    const buyer = await getBuyer(medusaToken)
    await adoptCart(medusaToken)
    return { id: buyer.id, email: buyer.email, buyer: toSessionUser(buyer), medusaToken }
  } catch (error) {
    throw toSignInError(error)
  }
}

/** The token for a password and, where the account has a second step, a code; SecondStepNeeded while that is missing. */
async function signInWith(credentials: Partial<Record<string, unknown>>): Promise<string> {
  const [email, password, code] = ["email", "password", "code"].map((name) => String(credentials[name] ?? ""))
  const first = await signInAtMedusa((email ?? "").trim(), password ?? "")
  if (!first.challengeId) return first.token
  if (!code?.trim()) throw new SecondStepNeeded()
  return await answerChallenge(first.token, first.challengeId, code)
}

function startOf(user: User): Partial<JWT> {
  return { buyer: user.buyer, medusaToken: user.medusaToken, checkedAt: Date.now(), startedAt: Date.now() }
}

/** Renews the token and the rights; null ends the session. An unreachable backend ends nothing. */
async function keepFresh(token: JWT, now: boolean): Promise<JWT | null> {
  const { medusaToken } = token
  if (!medusaToken || !isTokenAlive(medusaToken, Date.now())) return null
  if (Date.now() - (token.startedAt ?? 0) > LONGEST_MILLISECONDS) return null
  const fresh = isTokenHalfSpent(medusaToken, Date.now()) ? await renewToken(medusaToken).catch(() => medusaToken) : medusaToken
  if (!now && Date.now() - (token.checkedAt ?? 0) < RECHECK_MILLISECONDS) return { ...token, medusaToken: fresh }
  const buyer = await getBuyer(fresh).catch((error: unknown) => (isEntryRefused(error) ? "refused" : null))
  if (buyer === "refused") return null
  return { ...token, medusaToken: fresh, buyer: buyer ? toSessionUser(buyer) : token.buyer, checkedAt: Date.now() }
}

/** The account was closed or the password changed: the backend takes this token no more. */
function isEntryRefused(error: unknown): boolean {
  return error instanceof BackendError && (error.type === "access_denied" || error.status === 401)
}

function logUnlessExpected(error: Error): void {
  if ("type" in error && (error.type === "CredentialsSignin" || error.type === "AccessDenied")) return
  console.error(error)
}
