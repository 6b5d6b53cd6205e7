import { getToken } from "@auth/core/jwt"
import type { Session } from "./session-types"
import { isTokenAlive, tokenTimes } from "./token-times"

export type ServerSession = Session & { token: string }

/** Reads the session from a request's cookies, on https sites under the name with the prefix. Null for a visitor. */
export async function readSession(headers: Headers, secret: string): Promise<ServerSession | null> {
  const secureCookie = headers.get("cookie")?.includes("__Secure-authjs.session-token") ?? false
  const payload = await getToken({ req: { headers }, secret, secureCookie })
  const token = payload?.medusaToken
  if (!payload?.buyer || !token || !isTokenAlive(token, Date.now())) return null
  const expiresAt = tokenTimes(token)?.expiresAt ?? 0
  return { user: payload.buyer, token, expires: new Date(expiresAt).toISOString() }
}
