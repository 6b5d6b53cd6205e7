import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** The admin is a page with scripts; everything else the server answers is data. */
const ADMIN_PAGE = /^\/app(\/|\?|$)/

/** Answers are data: no browser shows them as a page, guesses their type, or runs what is in them. */
export function securityHeaders(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (ADMIN_PAGE.test(req.originalUrl)) return next()
  res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.setHeader("X-Frame-Options", "DENY")
  res.setHeader("Referrer-Policy", "no-referrer")
  res.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains")
  res.removeHeader("X-Powered-By")
  next()
}
