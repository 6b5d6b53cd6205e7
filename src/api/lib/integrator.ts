import { INTEGRATION_SCOPE_LABELS, type IntegrationScope } from "@billet/backend/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import type { UsedKey } from "../../modules/metal-integration/service"
import { HttpProblem } from "./http-problem"
import { withFacts } from "./openapi/check-facts"

const keys = new WeakMap<MedusaRequest, UsedKey>()
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/** Lets a request through that carries a living key of this scope as its bearer token. */
export function integratorOnly(scope: IntegrationScope) {
  const check = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const [, secret] = BEARER.exec(req.get("authorization") ?? "") ?? []
    const key = secret ? await req.scope.resolve<MetalIntegrationService>(METAL_INTEGRATION).useKey(secret) : null
    if (!key) return next(new HttpProblem(401, "unauthorized", "Send a key as a bearer token"))
    if (!key.scopes.includes(scope)) {
      return next(new HttpProblem(403, "missing_scope", `This key lacks the scope ${scope}: ${INTEGRATION_SCOPE_LABELS[scope]}`))
    }
    keys.set(req, key)
    next()
  }
  return withFacts(check, { refuses: [401, 403], scope })
}

/** The key behind a request that `integratorOnly` let through. */
export function integratorOf(req: MedusaRequest): UsedKey {
  const key = keys.get(req)
  if (!key) throw new HttpProblem(401, "unauthorized", "Send a key as a bearer token")
  return key
}
