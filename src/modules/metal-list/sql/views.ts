import type { SavedLine, SavedListSummary, SavedListView } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

type Row = { id: string; name: string; line_count: number; updated_at: Date | string }
type LineRow = { id: string; product_code: string; amount: string; unit: SavedLine["unit"]; pieces: number; one_heat: boolean }

const SUMMARY = `
  select l.id, l.name, l.updated_at,
    (select count(*)::int from metal_saved_line n where n.list_id = l.id and n.deleted_at is null) as line_count
  from metal_saved_list l where l.customer_id = ? and l.deleted_at is null`

const toSummary = ({ id, name, line_count, updated_at }: Row): SavedListSummary => ({
  id,
  name,
  lineCount: line_count,
  updatedAt: new Date(updated_at).toISOString(),
})

const toLine = ({ product_code, one_heat, ...line }: LineRow): SavedLine => ({
  ...line,
  productCode: product_code,
  oneHeat: one_heat,
})

/** A buyer's lists by name. */
export async function listsOf(sql: SqlEntityManager, customerId: string): Promise<SavedListSummary[]> {
  const rows: Row[] = await sql.execute(`${SUMMARY} order by l.name_key`, [customerId])
  return rows.map(toSummary)
}

/** An own list with its lines in the order they came; null for anyone else's. */
export async function listOf(sql: SqlEntityManager, customerId: string, id: string): Promise<SavedListView | null> {
  const [row]: Row[] = await sql.execute(`${SUMMARY} and l.id = ?`, [customerId, id])
  if (!row) return null
  const lines: LineRow[] = await sql.execute(
    `select id, product_code, amount, unit, pieces, one_heat from metal_saved_line
     where list_id = ? and deleted_at is null order by created_at, id`,
    [id],
  )
  return { ...toSummary(row), lines: lines.map(toLine) }
}
