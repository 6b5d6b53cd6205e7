import { paths } from "@/lib/paths"

/** Sends a browser whose other site does not answer to the error page, as the session protocol sends it anywhere. */
export function outOfReach(request: Request, origin: string): Response {
  const url = `${origin}${paths.authProblem("ProviderUnreachable")}`
  return request.headers.has("x-auth-return-redirect") ? Response.json({ url }) : Response.redirect(url)
}
