import {
  ApprovalListQuerySchema,
  ApproveBodySchema,
  CompanyListQuerySchema,
  EditCompanyBodySchema,
  EditTrustedDomainBodySchema,
  MergeCompaniesBodySchema,
  MergePreviewQuerySchema,
  ReasonBodySchema,
  TrustedDomainBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

const NOTHING = z.strictObject({})
const APPROVALS = "/admin/metal-approvals"
const COMPANY = exactly("/admin/metal-companies/:id")
const MERGE = exactly("/admin/metal-companies/:id/merge")
const DOMAINS = exactly("/admin/metal-trusted-domains")

const verb = (path: string, schema: z.ZodType): MiddlewareRoute => ({
  matcher: exactly(path),
  middlewares: [onlyMethods("POST"), validateBody(schema)],
})

export const adminApprovalMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly(APPROVALS), middlewares: [onlyMethods("GET"), validateQuery(ApprovalListQuerySchema)] },
  { matcher: exactly(`${APPROVALS}/:id`), middlewares: [onlyMethods("GET")] },
  { matcher: exactly(`${APPROVALS}/:id/files/:file_id`), middlewares: [onlyMethods("GET")] },
  verb(`${APPROVALS}/:id/review`, NOTHING),
  verb(`${APPROVALS}/:id/approve`, ApproveBodySchema),
  verb(`${APPROVALS}/:id/reject`, ReasonBodySchema),
  verb("/admin/metal-buyers/:id/suspend", ReasonBodySchema),
  verb("/admin/metal-buyers/:id/reinstate", NOTHING),
  { matcher: exactly("/admin/metal-companies"), middlewares: [onlyMethods("GET"), validateQuery(CompanyListQuerySchema)] },
  { matcher: COMPANY, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: COMPANY, methods: ["POST"], middlewares: [validateBody(EditCompanyBodySchema)] },
  { matcher: MERGE, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: MERGE, methods: ["GET"], middlewares: [validateQuery(MergePreviewQuerySchema)] },
  { matcher: MERGE, methods: ["POST"], middlewares: [validateBody(MergeCompaniesBodySchema)] },
  { matcher: exactly("/admin/metal-customers/:customer_id"), middlewares: [onlyMethods("GET")] },
  verb("/admin/metal-customers/:customer_id/sign-out", NOTHING),
  verb("/admin/metal-customers/:customer_id/second-factor/remove", NOTHING),
  { matcher: DOMAINS, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: DOMAINS, methods: ["GET"], middlewares: [validateQuery(CompanyListQuerySchema)] },
  { matcher: DOMAINS, methods: ["POST"], middlewares: [validateBody(TrustedDomainBodySchema)] },
  verb("/admin/metal-trusted-domains/:id", EditTrustedDomainBodySchema),
]
