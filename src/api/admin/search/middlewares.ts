import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { DEFAULT_ADMIN_SEARCH_ENTITY_NAMES } from "@medusajs/medusa/api/admin/search/search-entities"
import { METAL_ITEM_INDEX } from "../../../modules/shared/search-names"

/** Of a search that names nothing, Medusa asks only what has an index, which is our stock: orders and people are asked too. */
function searchEverything(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const query = req.validatedQuery as { entity?: string[] } | undefined
  if (query && !query.entity?.length) query.entity = [...DEFAULT_ADMIN_SEARCH_ENTITY_NAMES, METAL_ITEM_INDEX]
  next()
}

export const adminSearchMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/search", methods: ["GET"], middlewares: [searchEverything] },
]
