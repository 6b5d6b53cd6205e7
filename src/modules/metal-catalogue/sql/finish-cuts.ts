import { stockedOffcut } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What becomes of the pieces: they have left with their order, or the order was cancelled and they are on the shelf. */
export type PiecesOfCuts = "LEFT" | "KEPT"
type Done = {
  heat_id: string
  stock_level_id: string
  bar_mils: number
  kerf_mils: number
  offcut_mils: number
  cuts: { pieceMils: number; pieces: number }[]
}

/** The lengths of a heat after one of its bars was cut; a bar that a feed has taken off meanwhile is not missed. */
function afterCut(lengths: number[], { bar_mils, offcut_mils, cuts }: Done, pieces: PiecesOfCuts): number[] {
  const index = lengths.indexOf(bar_mils)
  if (index < 0) return lengths
  const offcut = stockedOffcut(offcut_mils)
  const kept = pieces === "KEPT" ? cuts.flatMap((cut) => Array.from({ length: cut.pieces }, () => cut.pieceMils)) : []
  return [...lengths.slice(0, index), ...lengths.slice(index + 1), ...(offcut > 0 ? [offcut] : []), ...kept]
}

/**
 * The bars planned for an order are cut: in their heats the offcuts take their place, and the pieces too where they are kept;
 * what the saw and short ends took leaves the levels, never below what is promised to others. The levels are locked already. A
 * second call finds none.
 */
export async function finishCuts(sql: SqlEntityManager, orderId: string, pieces: PiecesOfCuts): Promise<void> {
  const done: Done[] = await sql.execute(
    `update metal_bar_cut set status = ?, updated_at = now()
     where order_id = ? and status = 'PLANNED' and deleted_at is null
     returning heat_id, stock_level_id, bar_mils, kerf_mils, offcut_mils, cuts`,
    [pieces === "KEPT" ? "DROPPED" : "DONE", orderId],
  )
  for (const cut of done) {
    const [heat]: { lengths_mils: number[] }[] = await sql.execute(
      "select lengths_mils from metal_heat where id = ? for update",
      [cut.heat_id],
    )
    const lengths = afterCut(heat?.lengths_mils ?? [], cut, pieces)
    await sql.execute("update metal_heat set lengths_mils = ?::jsonb, pieces = ?, updated_at = now() where id = ?", [
      ...[JSON.stringify(lengths), lengths.length, cut.heat_id],
    ])
    const lost = cut.kerf_mils + cut.offcut_mils - stockedOffcut(cut.offcut_mils)
    await sql.execute(
      `update metal_stock_level l set on_hand_mils = greatest(l.on_hand_mils - ?, l.reserved_mils), updated_at = now(),
         longest_mils = bars.longest, pieces = bars.pieces
       from (select coalesce(max(m.value::int), 0) as longest, count(*)::int as pieces
         from metal_stock_level s join metal_heat h on h.item_id = s.item_id and h.coid = s.coid and h.deleted_at is null
         cross join lateral jsonb_array_elements_text(h.lengths_mils) m where s.id = ?) bars
       where l.id = ?`,
      [lost, cut.stock_level_id, cut.stock_level_id],
    )
  }
}
