import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { checkedUploads, roomForUpload, sizedUpload } from "../../lib/checked-uploads"
import { exactly } from "../../lib/exactly"
import { HttpProblem } from "../../lib/http-problem"

/** For a part of Medusa that the shop does not run, where its routes would never answer. */
function notOffered(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(new HttpProblem(404, "not_found", "There is no such route"))
}

/** Medusa answers a provider that is not there with a fault. */
async function knownProvider(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const id = req.originalUrl.split("?")[0]?.split("/")[3] ?? ""
  const [known] = await req.scope.resolve(Modules.FULFILLMENT).listFulfillmentProviders({ id: [id] })
  next(known ? undefined : new HttpProblem(404, "not_found", "There is no such fulfillment provider"))
}

/** Before routes of Medusa's that would fail or hang. */
export const adminCoreMiddlewares: MiddlewareRoute[] = [
  { matcher: /^\/admin\/index\/(details|sync)\/?$/i, middlewares: [notOffered] },
  // By expression before Medusa's reader of uploads, by text after it.
  { matcher: exactly("/admin/uploads"), methods: ["POST"], middlewares: [sizedUpload, roomForUpload] },
  { matcher: exactly("/admin/products/import"), methods: ["POST"], middlewares: [sizedUpload, roomForUpload] },
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [checkedUploads] },
  { matcher: "/admin/products/import", methods: ["POST"], middlewares: [checkedUploads] },
  { matcher: exactly("/admin/fulfillment-providers/:id/options"), methods: ["GET"], middlewares: [knownProvider] },
]
