import "server-only"
import { Auth } from "@auth/core"
import { cookies, headers } from "next/headers"
import { paths } from "@/lib/paths"
import { authConfig, SESSION_SECONDS } from "./auth-config"

/**
 * Puts a new token of the backend's into this browser's session, in a server action. The library writes the cookie, as it does
 * when somebody looks at the session; only its address is made up, since an action does not know the one of its request.
 */
export async function replaceToken(medusaToken: string): Promise<void> {
  const cookie = (await headers()).get("cookie") ?? ""
  const secure = cookie.includes("__Secure-authjs.session-token")
  const config = authConfig()
  const answer = await Auth(
    new Request(`${secure ? "https" : "http"}://shop.internal${paths.authApi}/session`, { headers: { cookie } }),
    { ...config, callbacks: { ...config.callbacks, jwt: ({ token }) => ({ ...token, medusaToken, startedAt: Date.now() }) } },
  )
  const store = await cookies()
  for (const [name, value] of answer.headers.getSetCookie().map(pairOf)) {
    if (value === "") store.delete(name)
    else store.set(name, value, { httpOnly: true, sameSite: "lax", path: "/", maxAge: SESSION_SECONDS, secure })
  }
}

function pairOf(header: string): [string, string] {
  const [pair = ""] = header.split(";")
  const end = pair.indexOf("=")
  return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))]
}
