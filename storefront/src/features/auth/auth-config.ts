import "server-only"
import type { AuthConfig } from "@auth/core"
import type { JWT } from "@auth/core/jwt"
import Credentials from "@auth/core/providers/credentials"
import type { User } from "@auth/core/types"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { forgetCart } from "@/features/cart/adopt-cart"
import { enterByProvider } from "./enter-by-provider"
import { dropHalfSignIn, readHalfSignIn } from "./half-sign-in"
import { answerChallenge, getBuyer, isEntryRefused, renewToken, signInAtMedusa, toSessionUser } from "./medusa-auth"
import { openAccount } from "./open-account"
import { SecondStepNeeded, SecondStepOver, toSignInError } from "./sign-in-errors"
import { signInProviders } from "./sign-in-providers"
import { isTokenAlive, isTokenHalfSpent } from "./token-times"

/** Unused, a session ends after a day. */
export const SESSION_SECONDS = 24 * 60 * 60
/** However busy, a session ends after so long and asks for the password again. */
const LONGEST_MILLISECONDS = 7 * SESSION_SECONDS * 1000
/** How long the rights in the session may be out of date. */
const RECHECK_MILLISECONDS = 5 * 60 * 1000

/**
 * The session protocol of the specification: credentials, or another site's word, checked by Medusa, and its token kept in the
 * encrypted cookie. `onSilence` is told when another site does not answer.
 */
export function authConfig(onSilence: () => void = () => {}): AuthConfig {
  return {
    basePath: paths.authApi,
    secret: env().authSecret,
    // The route hands in the public address, so the library need not guess it.
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: paths.signInPage, error: paths.authError },
    providers: [
      Credentials({ credentials: { email: {}, password: {}, code: {}, half: {} }, authorize }),
      ...signInProviders(onSilence),
    ],
    callbacks: {
      signIn: ({ user, account }) => (!account || account.type === "credentials" ? true : enterByProvider(user, account)),
      jwt: ({ token, user, trigger }) => (user ? { ...token, ...startOf(user) } : keepFresh(token, trigger === "update")),
      session: ({ session, token }) => ({ ...session, user: token.buyer ?? {} }),
    },
    events: { signOut: forgetCart },
    logger: { error: (error) => logUnlessExpected(error) },
  }
}

async function authorize(credentials: Partial<Record<string, unknown>>): Promise<User> {
  try {
    return await openAccount(await signInWith(credentials))
  } catch (error) {
    throw toSignInError(error)
  }
}

/** The token for a password and, where the account has a second step, a code; SecondStepNeeded while that is missing. */
async function signInWith(credentials: Partial<Record<string, unknown>>): Promise<string> {
  const [email, password, code, half] = ["email", "password", "code", "half"].map((name) => String(credentials[name] ?? ""))
  if (half) return await finishHalf(code ?? "")
  const first = await signInAtMedusa((email ?? "").trim(), password ?? "")
  if (!first.challengeId) return first.token
  if (!code?.trim()) throw new SecondStepNeeded()
  return await answerChallenge(first.token, first.challengeId, code)
}

/** The token for a code, where another site's word was the first step. */
async function finishHalf(code: string): Promise<string> {
  const half = await readHalfSignIn()
  if (!half) throw new SecondStepOver()
  const token = await answerChallenge(half.token, half.challengeId, code)
  await dropHalfSignIn()
  return token
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

const EXPECTED = ["CredentialsSignin", "AccessDenied", "OAuthAccountNotLinked", "OAuthCallbackError"]

function logUnlessExpected(error: Error): void {
  if ("type" in error && EXPECTED.includes(String(error.type))) return
  console.error(error)
}
