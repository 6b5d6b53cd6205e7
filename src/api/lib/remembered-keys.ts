import { ApiLoader, type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"

type Context = { publishable_key_context?: object }
type Handler = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => unknown

/** So long a publishable key that was taken back is still let in by a server that had seen it. */
const REMEMBERED_MILLISECONDS = 5_000
/** Medusa's check, by the name of its function: it is not exported. */
const CHECK = "ensurePublishableApiKeyMiddleware"

const known = new Map<string, { context: object; until: number }>()

/** The same check for a key that was not found good a moment ago. */
function remembering(check: Handler): Handler {
  return (req, res, next) => {
    const key = req.get("x-publishable-api-key") ?? ""
    const request = req as Context
    const found = known.get(key)
    if (found && found.until > Date.now()) {
      request.publishable_key_context = found.context
      return next()
    }
    known.delete(key)
    return check(req, res, (error?: unknown) => {
      const context = request.publishable_key_context
      if (!error && context) known.set(key, { context, until: Date.now() + REMEMBERED_MILLISECONDS })
      next(error)
    })
  }
}

/**
 * Makes every store route trust a publishable key for a few seconds after it was looked up. The look-up takes two queries
 * through Medusa's layers, a fifth of a request that changes a cart, and says which shop calls, not who: it protects nothing.
 * Its check is reached where Medusa lets others watch its middlewares, before it registers them.
 */
export function rememberPublishableKeys(): void {
  const watch = ApiLoader.traceMiddleware
  ApiLoader.traceMiddleware = (handler, route) => {
    const one = handler.name === CHECK ? (remembering(handler as Handler) as typeof handler) : handler
    return watch ? watch(one, route) : one
  }
}
