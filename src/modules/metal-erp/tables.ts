import { EntitySchema, type EntitySchemaColumnOptions } from "typeorm"
import type { ErpMapping, FieldSource } from "./mapping"

export const STOCK = "stock"
export const HEATS = "heats"
export const ORDERS = "orders"
export const ORDER_LINES = "order_lines"

/** What the rows are read in the order of, and how new they are; beside the fields, whose columns they may share. */
export const KEY = "erpKey"
export const CHANGED = "erpChanged"

type Columns = Record<string, EntitySchemaColumnOptions>

/** Read and written as it is: what a value means is for the feed's rules to say, not for the driver. */
const column = (name: string, more: Partial<EntitySchemaColumnOptions> = {}) => ({ type: String, name, nullable: true, ...more })

const columnOf = (source: FieldSource) => (typeof source === "string" ? source : "column" in source ? source.column : null)

function readColumns(sources: Record<string, FieldSource>, { key, changed }: { key: string; changed?: string }): Columns {
  const fields = Object.entries(sources).flatMap(([field, source]) => {
    const name = columnOf(source)
    return name === null ? [] : [[field, column(name)] as const]
  })
  return {
    ...Object.fromEntries(fields),
    [KEY]: column(key, { primary: true, nullable: false }),
    ...(changed ? { [CHANGED]: column(changed) } : {}),
  }
}

function writeColumns(columns: Record<string, string | undefined>, keys: string[]): Columns {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, name]) => (name ? [[field, column(name, { primary: keys.includes(field) })]] : [])),
  )
}

/** The supplier's tables as the mapping names them, for TypeORM; none is ever created or altered. */
export function tablesOf({ stock, heats, orders }: ErpMapping): EntitySchema[] {
  const found: EntitySchema[] = []
  const add = (name: string, of: { table: string; schema?: string }, columns: Columns) =>
    found.push(new EntitySchema({ name, tableName: of.table, schema: of.schema, columns, synchronize: false }))
  if (stock) add(STOCK, stock, readColumns(stock.columns, stock))
  if (heats) add(HEATS, heats, readColumns(heats.columns, heats))
  if (orders) {
    add(ORDERS, orders, writeColumns(orders.columns, ["orderNumber"]))
    add(ORDER_LINES, orders.lines, writeColumns(orders.lines.columns, ["orderNumber", "lineNumber"]))
  }
  return found
}
