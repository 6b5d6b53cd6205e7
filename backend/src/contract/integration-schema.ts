import "./no-eval"
import { z } from "zod"
import type { FeedImportView, FeedRejectionView } from "./admin-catalogue-schema"
import { page, some } from "./admin-pricing-parts"
import type { CatalogueItem } from "./catalogue-schema"
import { INTEGRATION_SCOPES, MAX_BULK_ROWS, type IntegrationScope } from "./integration-values"

/** A key of an integrator as staff see it; the key itself is shown once, when it is made. Times ISO. */
export type IntegrationKeyView = {
  id: string
  name: string
  scopes: IntegrationScope[]
  /** The last characters of the key. */
  hint: string
  /** Whose prices and orders it reads; null for a key of no company. */
  company: { id: string; name: string } | null
  createdBy: string | null
  createdAt: string
  /** To the minute. */
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: string | null
}
/** Answer of `GET /admin/metal-integration-keys`. */
export type IntegrationKeyListAnswer = { keys: IntegrationKeyView[]; count: number; limit: number; offset: number }
/** Answer of `POST /admin/metal-integration-keys/:id/revoke`. */
export type IntegrationKeyAnswer = { key: IntegrationKeyView }
/** Answer of `POST /admin/metal-integration-keys` (201): `secret` is never told again. */
export type NewIntegrationKeyAnswer = { key: IntegrationKeyView; secret: string }

/** Query of `GET /admin/metal-integration-keys`. */
export const IntegrationKeyListQuerySchema = z.object({ ...page(50) })

/** Body of `POST /admin/metal-integration-keys`. Prices are a company's: a key that reads them names one. */
export const IntegrationKeyBodySchema = z
  .strictObject({
    name: z.string().trim().min(1, "must not be empty").max(100),
    scopes: z
      .array(z.enum(INTEGRATION_SCOPES))
      .min(1, "must name a scope")
      .refine((names) => new Set(names).size === names.length, "must not name a scope twice"),
    companyId: z.string().trim().min(1).max(200).nullish(),
  })
  .superRefine(({ scopes, companyId }, context) => {
    if (!scopes.includes("PRICES_READ") || companyId) return
    context.addIssue({ code: "custom", path: ["companyId"], message: "must name the company whose prices are read" })
  })
export type IntegrationKeyBody = z.input<typeof IntegrationKeyBodySchema>

/** Query of `GET /integrations/items`; `q` looks as the finder does. */
export const IntegrationItemsQuerySchema = z.object({ q: some, ...page(50) })
/** Its answer; costs are null. */
export type IntegrationItemsAnswer = { items: CatalogueItem[]; count: number; limit: number; offset: number }
/** Query of `GET /integrations/orders`, newest first. */
export const IntegrationOrdersQuerySchema = z.object({ ...page(50) })

const cell = z.union([z.string().max(1000), z.number(), z.boolean(), z.null(), z.array(z.string().max(200)).max(50)])
const rows = z
  .array(z.record(z.string().max(60), cell))
  .min(1, "must hold a row")
  .max(MAX_BULK_ROWS)

/** Body of `POST /integrations/stock`: rows with the columns of the stock feed. What is not named stays as it is. */
export const StockRowsBodySchema = z.strictObject({ rows })
/** Body of `POST /integrations/prices`: rows with the columns of a file of custom prices. */
export const PriceRowsBodySchema = z.strictObject({ rows })
/** Answer of `POST /integrations/stock`: what became of the rows; `line` counts them from 1. */
export type StockRowsAnswer = { import: FeedImportView; rejections: FeedRejectionView[] }
