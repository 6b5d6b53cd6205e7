import type { DataSource, EntityManager } from "typeorm"
import type { OrderField, OrderLineField } from "./mapping"
import { ORDER_LINES, ORDERS } from "./tables"

type Value = string | number | Date | null

/** An order in the state of a version, and its lines, which never change. Money in US dollars, lengths in inches. */
export type ErpOrder = {
  orderNumber: string
  version: number
  fields: Record<Exclude<OrderField, "orderNumber" | "version">, Value>
  lines: Record<Exclude<OrderLineField, "orderNumber">, Value>[]
}

/** Whether their table has the order in this state or a newer one. */
async function isThere(erp: EntityManager, { orderNumber, version }: ErpOrder): Promise<"absent" | "older" | "written"> {
  const found = await erp
    .getRepository(ORDERS)
    .createQueryBuilder("row")
    .where("row.orderNumber = :orderNumber", { orderNumber })
    .getOne()
  if (!found) return "absent"
  return Number(found.version) >= version ? "written" : "older"
}

const mapped = <Field extends string>(values: Partial<Record<Field, Value>>, known: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => known[field] !== undefined))

/**
 * Brings an order into the supplier's tables: all of it or nothing, and an older state never over a newer one. Doing it
 * again changes nothing, also from two processes at once, because the order's number is unique in their table.
 */
export async function writeOrder(
  source: DataSource,
  order: ErpOrder,
  columns: { order: Partial<Record<OrderField, string>>; line: Partial<Record<OrderLineField, string>> },
): Promise<void> {
  const { orderNumber, version, fields, lines } = order
  const values = mapped<OrderField>({ ...fields, orderNumber, version }, columns.order)
  const state = await isThere(source.manager, order)
  if (state === "written") return
  if (state === "older") {
    await source
      .createQueryBuilder()
      .update(ORDERS)
      .set(values)
      .where("orderNumber = :orderNumber and version < :version", { orderNumber, version })
      .execute()
    return
  }
  try {
    await source.transaction(async (erp) => {
      await erp.createQueryBuilder().insert().into(ORDERS).values(values).updateEntity(false).execute()
      const rows = lines.map((line) => mapped<OrderLineField>({ ...line, orderNumber }, columns.line))
      await erp.createQueryBuilder().insert().into(ORDER_LINES).values(rows).updateEntity(false).execute()
    })
  } catch (error) {
    // Another process was first: then its order stands there, whole.
    if ((await isThere(source.manager, order)) === "absent") throw error
    await writeOrder(source, order, columns)
  }
}
