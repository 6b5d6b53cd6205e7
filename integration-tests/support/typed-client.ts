import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./api-types"
import type { Actor, HttpClient } from "./http-client"

/** The shop as an integrator's program sees it: calls and answers are as the OpenAPI document says. */
export function typedClient(http: HttpClient, as?: Actor): Client<paths> {
  return createClient<paths>({
    baseUrl: "http://shop.test",
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      const raw = request.body ? await request.text() : undefined
      const reply = await http.call(request.method, pathname + search, {
        as,
        raw,
        headers: Object.fromEntries(request.headers),
      })
      const { status, text, headers } = reply
      return new Response(status === 204 ? null : text, {
        status,
        headers: { "content-type": headers.get("content-type") ?? "" },
      })
    },
  })
}
