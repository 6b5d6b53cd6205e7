import type { ErrorAnswer } from "@billet/backend/contract"
import { NextResponse, type NextProxy, type NextRequest } from "next/server"
import { readSession } from "@/features/auth/read-session"
import { contentSecurityPolicy } from "@/lib/content-security-policy"
import { env } from "@/lib/env"
import { isForeignWrite } from "@/lib/foreign-write"
import { paths } from "@/lib/paths"

/** Calls of the specification that the backend answers under the shop's own address. */
const BACKEND_PATHS = new Set([
  "/api/catalog-search",
  "/api/select-search",
  "/api/calculate-price",
  "/api/price-with-rules",
  "/api/stock-verification",
  "/quantity/getRequiredQuantity",
])
/** As the backend has it; it would close the line in the middle of a longer body. */
const LONGEST_CALL_BYTES = 64 * 1024

export const proxy: NextProxy = (request) => {
  const { pathname } = request.nextUrl
  if (!isDecodable(pathname)) return new NextResponse("Bad request", { status: 400 })
  if (BACKEND_PATHS.has(pathname)) return toBackend(request)
  if (isForeignWrite(request, env().trustHost)) return new NextResponse("Sent by another site", { status: 403 })
  return toPage(request)
}

/** A path with a broken percent sequence would be a fault of the server further in. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ""
  } catch {
    return false
  }
}

/** Hands the call on with the buyer's token in place of the cookies, which the backend has no use for. */
async function toBackend(request: NextRequest): Promise<NextResponse> {
  if (Number(request.headers.get("content-length")) > LONGEST_CALL_BYTES) return tooLong()
  const { backendUrl, authSecret } = env()
  const headers = new Headers(request.headers)
  const session = await readSession(headers, authSecret)
  headers.delete("cookie")
  if (session) headers.set("authorization", `Bearer ${session.token}`)
  const target = new URL(`${request.nextUrl.pathname}${request.nextUrl.search}`, backendUrl)
  return NextResponse.rewrite(target, { request: { headers } })
}

function tooLong(): NextResponse {
  const answer: ErrorAnswer = { type: "too_large", message: "The body may have 64 kB at most" }
  return NextResponse.json(answer, { status: 413, headers: { "cache-control": "no-store" } })
}

/** Gives each page its own nonce; Next.js reads it from the request's policy and puts it on its scripts. */
function toPage(request: NextRequest): NextResponse {
  const takesCards = request.nextUrl.pathname.startsWith(`${paths.checkout}/payment/`) && env().stripePublishableKey !== null
  const policy = contentSecurityPolicy(crypto.randomUUID(), { takesCards })
  const headers = new Headers(request.headers)
  headers.set("content-security-policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("content-security-policy", policy)
  return response
}

export const config = {
  matcher: ["/((?!api/auth/|_next/static/|_next/image$|robots\\.txt$|sitemap\\.xml$).*)"],
}
