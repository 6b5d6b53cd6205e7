import "./no-eval"
import { z } from "zod"
import { FEED_KINDS, type FeedImportStatus, type FeedKind, type FeedSourceOutcome } from "./admin-catalogue-values"
import type { CatalogueItem, Facets, HeatInStock, StockLevel } from "./catalogue-schema"
import type { FacetField } from "./catalogue-values"
import { SORTS, type Sort } from "./sort-values"

const page = (size: number) => ({
  limit: z.coerce.number().int().min(1).max(100).default(size),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})

/** A query string with more than twenty values of one name arrives as an object of them. */
const listed = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.values(value) : value
const text = z.string().max(200)
const oneOrMany = z.preprocess(
  listed,
  z.union([text, z.array(text).max(200)], { error: "must be a text or a list of at most 200 texts" }).optional(),
)

/** Query of `GET /admin/metal-stock`; a filter takes one value or several. */
export const AdminStockQuerySchema = z.object({
  q: text.optional(),
  metalCategory: oneOrMany,
  productType: oneOrMany,
  stockType: oneOrMany,
  stockGrade: oneOrMany,
  productSize: oneOrMany,
  productCondition: oneOrMany,
  coid: oneOrMany,
  /** Leave out what feeds no longer list. */
  inSale: z.enum(["true", "false"]).optional(),
  sort: z.enum(SORTS).default("featured"),
  ...page(25),
})
export type AdminStockQuery = Partial<Record<FacetField, string | string[]>> & {
  q?: string
  inSale?: "true" | "false"
  sort?: Sort
  limit?: number
  offset?: number
}

/** Answer of `GET /admin/metal-stock`: items with their costs, and the counts behind every filter. */
export type AdminStockAnswer = { items: CatalogueItem[]; count: number; limit: number; offset: number; facets?: Facets }

/** Stock of one item at one trading company, inches; available is on hand less reserved. */
export type AdminStockLevel = StockLevel & { onHandInches: number; reservedInches: number }
/** Answer of `GET /admin/metal-stock/:code`. 404 when neither the code nor its normalised form is known. */
export type AdminStockItemAnswer = { item: CatalogueItem; levels: AdminStockLevel[]; heats: HeatInStock[] }

/**
 * Body of `POST /admin/metal-imports` and of its preview: a whole feed as text, CSV or NDJSON. `source` says where it
 * came from, usually the file's name. NUL and lone surrogates are refused: no database text can hold them.
 */
export const NewFeedImportBodySchema = z.strictObject({
  kind: z.enum(FEED_KINDS),
  source: z
    .string()
    .trim()
    .min(1, "must not be blank")
    .max(200)
    .regex(/^\P{Cc}*$/u, "must not hold control characters"),
  content: z
    .string()
    .min(1, "must not be empty")
    .refine((content) => !content.includes("\0") && !/\p{Surrogate}/u.test(content), "must be UTF-8 text"),
})
export type NewFeedImportBody = z.input<typeof NewFeedImportBodySchema>

/** Query of `GET /admin/metal-imports`. */
export const FeedImportListQuerySchema = z.object({ kind: z.enum(FEED_KINDS).optional(), ...page(20) })
export type FeedImportListQuery = { kind?: FeedKind; limit?: number; offset?: number }
/** Query of `GET /admin/metal-imports/:id/rejections`. */
export const FeedRejectionListQuerySchema = z.object(page(20))

/** Rows by what became of them. Withdrawn are items, or heats, that the feed does not list. */
export type FeedCounts = {
  newRows: number
  changedRows: number
  unchangedRows: number
  withdrawnRows: number
  rejectedRows: number
}
/** One run of a feed. Times ISO; `startedBy` is a person's name, or what started it. */
export type FeedImportView = FeedCounts & {
  id: string
  kind: FeedKind
  source: string
  status: FeedImportStatus
  totalRows: number
  processedRows: number
  message: string | null
  startedBy: string | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
}
export type FeedImportListAnswer = { imports: FeedImportView[]; count: number; limit: number; offset: number }
/** Answer of one import, of taking one in, and of confirm, cancel and run. */
export type FeedImportAnswer = { import: FeedImportView }

/** A field that was refused. `line` counts from 1, with the header as line 1; `field` is empty for a row as a whole. */
export type FeedRejectionView = { line: number; field: string; value: string; reason: string }
export type FeedRejectionListAnswer = { rejections: FeedRejectionView[]; count: number; limit: number; offset: number }

/** What a feed would change about one item or heat, in the feed's own columns and units; blank where nothing stood. */
export type FeedChange = { key: string; fields: { field: string; before: string; after: string }[] }
/**
 * What a feed would do if it ran now. `samples` and `rejections` are the first of each; the counts are of all.
 * `inStock` counts the items, or heats, there are; `asksFirst` says that the import would stop and ask.
 */
export type FeedPreview = FeedCounts & {
  kind: FeedKind
  totalRows: number
  inStock: number
  asksFirst: boolean
  samples: { new: string[]; changed: FeedChange[]; withdrawn: string[] }
  rejections: FeedRejectionView[]
}
/** Answer of `POST /admin/metal-imports/preview`. */
export type FeedPreviewAnswer = { preview: FeedPreview }

/**
 * A feed that is imported every night and what came of the last look at it; null before the first. `address` is without
 * its password, `importId` the import that came of it, or of the last look that found something new.
 */
export type FeedSourceView = {
  kind: FeedKind
  address: string
  checkedAt: string | null
  outcome: FeedSourceOutcome | null
  message: string | null
  importId: string | null
}
/** Answer of `GET /admin/metal-imports/sources`. */
export type FeedSourceListAnswer = { sources: FeedSourceView[] }
/** Answer of `POST /admin/metal-imports/sources/:kind/check`. */
export type FeedSourceAnswer = { source: FeedSourceView }
