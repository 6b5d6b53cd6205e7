import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { DEFAULT_ADMIN_SEARCH_ENTITY_NAMES } from "@medusajs/medusa/api/admin/search/search-entities"
import { METAL_ITEM_INDEX } from "../../../modules/shared/search-names"
import { HttpProblem } from "../../lib/http-problem"

/**
 * Of a search that names nothing, Medusa asks only what has an index, which is our stock: orders and people are asked too,
 * as far as the caller may see them.
 */
function searchEverything(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const query = req.validatedQuery as { entity?: string[] } | undefined
  if (!query) return next()
  const hidden = new Set(req.restrictedFields?.list())
  if (query.entity?.some((name) => hidden.has(name))) {
    return next(new HttpProblem(403, "missing_permission", "You may not search this. A super administrator grants permissions."))
  }
  if (!query.entity?.length) {
    query.entity = [...DEFAULT_ADMIN_SEARCH_ENTITY_NAMES, METAL_ITEM_INDEX].filter((name) => !hidden.has(name))
  }
  next()
}

export const adminSearchMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/search", methods: ["GET"], middlewares: [searchEverything] },
]
