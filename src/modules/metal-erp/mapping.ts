import { readFileSync } from "node:fs"
import { HEAT_COLUMNS, STOCK_COLUMNS } from "@billet/backend/catalogue"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"

/** A name of a table or column as the supplier's database has it. */
const name = z.string().min(1, "must not be blank").max(128)

/** Where a field comes from: a column, a column whose codes are told in our words, or one text for all rows. */
const source = z.union([
  name,
  z.strictObject({ column: name, values: z.record(z.string(), z.string()) }),
  z.strictObject({ constant: z.string() }),
])

/** The columns of a feed, each from somewhere. */
function sources<Column extends string>(columns: readonly Column[]) {
  return z.strictObject(Object.fromEntries(columns.map((column) => [column, source])) as Record<Column, typeof source>)
}

const table = { schema: name.optional(), table: name }

const StockSchema = z.strictObject({
  ...table,
  columns: sources(STOCK_COLUMNS),
  /** Unique in the table; rows are read in its order. */
  key: name,
  /** Grows whenever a row changes: a time, or a number out of a sequence. Without one the whole table is read every night. */
  changed: name.optional(),
  /** How long a transaction of theirs may be under way: so much is read again. Seconds, or numbers of the sequence. */
  overlap: z.number().min(0).default(300),
  /** Whether what the table no longer holds is withdrawn, every night. */
  withdraw: z.boolean().default(false),
})

const HeatsSchema = z.strictObject({ ...table, columns: sources(HEAT_COLUMNS), key: name })

/** What can be told of an order, and of each of its lines. */
export const ORDER_FIELDS = [
  ...["orderNumber", "version", "orderStatus", "paymentStatus", "paymentMethod", "purchaseOrderNumber"],
  ...["companyId", "customerId", "coid", "orderDate", "total", "freight", "shippingProvider", "deliveryDate", "customerNotes"],
] as const
export const ORDER_LINE_FIELDS = [
  ...["orderNumber", "lineNumber", "productCode", "coid", "pieces", "inches", "pounds", "unitPrice", "lineTotal"],
] as const

const OrdersSchema = z.strictObject({
  ...table,
  /** The number must be unique in their table; the version is a whole number by which an older state is told from a newer. */
  columns: z
    .partialRecord(z.enum(ORDER_FIELDS), name)
    .refine((columns) => columns.orderNumber && columns.version, "orderNumber and version are needed"),
  lines: z.strictObject({
    ...table,
    columns: z
      .partialRecord(z.enum(ORDER_LINE_FIELDS), name)
      .refine((columns) => columns.orderNumber && columns.lineNumber, "orderNumber and lineNumber are needed"),
  }),
  /** Orders placed before this moment stay ours alone. */
  since: z.iso.datetime({ error: "must be a time such as 2026-11-22T00:00:00Z" }),
})

const MappingSchema = z.strictObject({
  stock: StockSchema.optional(),
  heats: HeatsSchema.optional(),
  orders: OrdersSchema.optional(),
})

/** Which of the supplier's tables and columns hold what. */
export type ErpMapping = z.output<typeof MappingSchema>
export type FieldSource = z.output<typeof source>
export type OrderField = (typeof ORDER_FIELDS)[number]
export type OrderLineField = (typeof ORDER_LINE_FIELDS)[number]

/** Reads the mapping's file. Throws one error that names everything wrong in it. */
export function readMapping(file: string): ErpMapping {
  const result = MappingSchema.safeParse(parse(file))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".") || "the file"}: ${message}`)
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `The mapping of the ERP in ${file} is wrong:\n${problems.join("\n")}`)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The mapping of the ERP in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
