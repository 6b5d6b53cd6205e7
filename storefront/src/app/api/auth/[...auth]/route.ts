import { Auth } from "@auth/core"
import { authConfig } from "@/features/auth/auth-config"
import { outOfReach } from "@/features/auth/out-of-reach"
import { publicOrigin } from "@/features/auth/public-origin"
import { env } from "@/lib/env"
import { isForeignWrite } from "@/lib/foreign-write"

/** The session protocol: session, csrf, providers, signin, callback, signout. */
async function handle(request: Request): Promise<Response> {
  if (isForeignWrite(request, env().trustHost)) return new Response("Sent by another site", { status: 403 })
  const url = new URL(request.url)
  const origin = publicOrigin(request.headers, request.url, env())
  let isReached = true
  const config = authConfig(() => (isReached = false))
  const answer = await Auth(new Request(`${origin}${url.pathname}${url.search}`, request), config)
  return isReached ? answer : outOfReach(request, origin)
}

export { handle as GET, handle as POST }
