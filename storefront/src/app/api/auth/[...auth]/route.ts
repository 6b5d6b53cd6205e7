import { Auth } from "@auth/core"
import { authConfig } from "@/features/auth/auth-config"
import { publicOrigin } from "@/features/auth/public-origin"
import { env } from "@/lib/env"
import { isForeignWrite } from "@/lib/foreign-write"

/** The session protocol: session, csrf, providers, signin, callback, signout. */
async function handle(request: Request): Promise<Response> {
  if (isForeignWrite(request, env().trustHost)) return new Response("Sent by another site", { status: 403 })
  const url = new URL(request.url)
  const origin = publicOrigin(request.headers, request.url, env().trustHost)
  return Auth(new Request(`${origin}${url.pathname}${url.search}`, request), authConfig())
}

export { handle as GET, handle as POST }
