import "server-only"
import { decode, encode } from "@auth/core/jwt"
import { cookies, headers } from "next/headers"
import { env } from "@/lib/env"

/** A token of the backend's that opens nothing but its challenge. */
export type HalfSignIn = { token: string; challengeId: string }

const NAME = "half-sign-in"
const SECONDS = 5 * 60

/** Keeps what another site's word was good for while the code is asked for: encrypted, and out of reach of every script. */
export async function keepHalfSignIn(half: HalfSignIn): Promise<void> {
  const value = await encode({ token: half, secret: env().authSecret, salt: NAME, maxAge: SECONDS })
  const secure = env().publicOrigin?.startsWith("https:") ?? (await headers()).get("x-forwarded-proto") === "https"
  const store = await cookies()
  store.set(NAME, value, { httpOnly: true, sameSite: "lax", path: "/", maxAge: SECONDS, secure })
}

/** What is kept; null when it was never there or took too long. */
export async function readHalfSignIn(): Promise<HalfSignIn | null> {
  const value = (await cookies()).get(NAME)?.value
  if (!value) return null
  const kept = await decode<HalfSignIn>({ token: value, secret: env().authSecret, salt: NAME }).catch(() => null)
  return kept?.token && kept.challengeId ? { token: kept.token, challengeId: kept.challengeId } : null
}

export async function dropHalfSignIn(): Promise<void> {
  ;(await cookies()).delete(NAME)
}
