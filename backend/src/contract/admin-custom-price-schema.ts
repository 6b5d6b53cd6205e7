import "./no-eval"
import { z } from "zod"
import { page, some } from "./admin-pricing-parts"
import { version } from "./row-version"
import { CustomPriceBodySchema, type CustomPriceRecord } from "./pricing-rule-schema"

/** A custom price as staff read it, with its owner's name. */
export type AdminCustomPrice = CustomPriceRecord & { version: number; ownerName: string | null }
/** Query of `GET /admin/metal-pricing/custom-prices`; `q` looks in product codes. */
export const CustomPriceListQuerySchema = z.object({
  q: some,
  productCode: some,
  customerId: some,
  companyId: some,
  isActive: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  ...page(50),
})
export type CustomPriceListQuery = {
  q?: string
  productCode?: string
  customerId?: string
  companyId?: string
  isActive?: "true" | "false"
  limit?: number
  offset?: number
}
export type CustomPriceListAnswer = { customPrices: AdminCustomPrice[]; count: number; limit: number; offset: number }
export type CustomPriceAnswer = { customPrice: AdminCustomPrice }

/** Body of `POST /admin/metal-pricing/custom-prices/:id`; 409 when the version is not the last. */
export const EditCustomPriceBodySchema = CustomPriceBodySchema.safeExtend({ version })

/** The columns of a file of custom prices, in the order an export has them. */
export const CUSTOM_PRICE_CSV_COLUMNS = [
  "productCode",
  "company",
  "customer",
  "coid",
  "customPrice",
  "unit",
  "originalPrice",
  "discountPercent",
  "effectiveDate",
  "expiryDate",
  "notes",
] as const
export const MAX_CUSTOM_PRICE_FILE_BYTES = 20 * 1024 * 1024

/**
 * Body of `POST /admin/metal-pricing/custom-prices/import`: a CSV file as text with a line of column names. `company` is a
 * company's id or name, `customer` a customer's id or e-mail address. Without `commit` nothing is written.
 */
export const ImportCustomPricesBodySchema = z.strictObject({
  content: z.string().min(1, "must not be empty"),
  commit: z.boolean().default(false),
})
export type ImportCustomPricesBody = z.input<typeof ImportCustomPricesBodySchema>
/** Its answer. What was refused is not written; `rejections` are the first of it, `line` counts the header as 1. */
export type CustomPriceImport = {
  committed: boolean
  totalRows: number
  created: number
  changed: number
  unchanged: number
  rejectedRows: number
  rejections: { line: number; field: string; value: string; reason: string }[]
}
export type CustomPriceImportAnswer = { import: CustomPriceImport }

const MOST_OWNERS = 200
/** Query of `GET /admin/metal-pricing/owners`: whom a price can be agreed with or simulated for; `id` may be a list. */
export const PriceOwnerQuerySchema = z.object({
  q: some,
  id: z.string().trim().min(1).max(8000).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_OWNERS).default(10),
})
export type PriceOwnerQuery = { q?: string; id?: string; limit?: number }
/** A company, or a customer by name and e-mail address. */
export type PriceOwner = { kind: "company" | "customer"; id: string; name: string; detail: string }
export type PriceOwnerAnswer = { owners: PriceOwner[] }
