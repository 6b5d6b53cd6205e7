import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** The admin is a page with scripts; everything else the server answers is data. */
const ADMIN_PAGE = /^\/app(\/|\?|$)/

/** What staff uploaded with Medusa's own pages: files to keep, which a page may still show as pictures. */
const UPLOADED = /^\/static(\/|\?|$)/

/** Answers are data: no browser shows them as a page, guesses their type, or runs what is in them. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
}

function secure(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  if (ADMIN_PAGE.test(request.url ?? "")) return
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (UPLOADED.test(request.url ?? "")) response.setHeader("Content-Disposition", "attachment")
}

/**
 * Gives every answer of this process its headers when its request comes in: what Medusa refuses before any middleware of ours,
 * an unknown path, a broken body, another site's preflight, leaves with them too.
 */
export function secureEveryAnswer(): void {
  subscribe("http.server.request.start", secure)
}

/** Express names itself in every answer until it is told not to; no earlier place of ours knows the application. */
export function nameless(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  req.app.disable("x-powered-by")
  res.removeHeader("X-Powered-By")
  next()
}
