import { allocateCuts, type Bar, type BarCut, type PiecesToCut } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { barsFor, heatsAt, type HeatOfBar, type SharedBars } from "./free-bars"

/** Pieces of a line, from the level its metal is reserved on. `promised` are those that were sold as of one heat. */
export type LineToCut = PiecesToCut & { levelId: string; promised?: boolean }
export type PlannedCut = BarCut & { heat: HeatOfBar; levelId: string }
/** `uncharted` are lines whose level has no heats: their metal is known by its inches alone, and nothing is planned. */
export type OrderCuts = { cuts: PlannedCut[]; missing: { lineId: string; pieces: number }[]; uncharted: string[] }

/** What was promised from one heat is cut from the bars kept for it; anything else from those and from what is free. */
function barsOf(shared: SharedBars | undefined, wanted: LineToCut[]): Bar[] {
  const { own, free } = shared ?? { own: [], free: [] }
  return own.length > 0 && wanted.every(({ promised }) => promised) ? own : [...own, ...free]
}

/**
 * How an order's lines would be cut from what is in stock now, without the bars that others are promised pieces of one heat
 * from. Levels are planned one by one: a line comes from one.
 */
export async function readCuttingPlan(sql: SqlEntityManager, orderId: string, lines: LineToCut[]): Promise<OrderCuts> {
  const levels = [...new Set(lines.map(({ levelId }) => levelId))]
  const heats = await heatsAt(sql, { orderId }, levels)
  const bars = await barsFor(sql, { orderId }, heats)
  const plan: OrderCuts = { cuts: [], missing: [], uncharted: [] }
  for (const levelId of levels) {
    const wanted = lines.filter((line) => line.levelId === levelId)
    const here = heats.filter((heat) => heat.level_id === levelId)
    if (!here.length) {
      plan.uncharted.push(...wanted.map(({ lineId }) => lineId))
      continue
    }
    const { bars: cut, missing } = allocateCuts(barsOf(bars.get(levelId), wanted), wanted)
    plan.missing.push(...missing)
    for (const bar of cut) {
      const heat = here.find(({ id }) => id === bar.heatId)
      if (heat) plan.cuts.push({ ...bar, heat, levelId })
    }
  }
  return plan
}

/** Plans an order's cuts and keeps the plan, unless pieces are missing. Orders that want the same bars wait for each other. */
export async function planCuts(sql: SqlEntityManager, orderId: string, lines: LineToCut[]): Promise<OrderCuts> {
  await sql.execute(
    `select id from metal_stock_level where id = any(array(select jsonb_array_elements_text(?::jsonb))) order by id for update`,
    [JSON.stringify(lines.map(({ levelId }) => levelId))],
  )
  await dropCuts(sql, orderId)
  const plan = await readCuttingPlan(sql, orderId, lines)
  if (plan.missing.length) return plan
  for (const { heat, heatId, levelId, mils, kerfMils, offcutMils, cuts } of plan.cuts) {
    await sql.execute(
      `insert into metal_bar_cut (id, order_id, heat_id, stock_level_id, cast_number, mill_id, certificate_type, coid,
         product_code, bar_mils, kerf_mils, offcut_mils, cuts, status)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, 'PLANNED')`,
      [
        ...[generateEntityId(undefined, "mcut"), orderId, heatId, levelId, heat.cast_number, heat.mill_id],
        ...[heat.certificate_type, heat.coid, heat.product_code, mils, kerfMils, offcutMils, JSON.stringify(cuts)],
      ],
    )
  }
  return plan
}

/** Frees the bars that an order has planned to cut. */
export async function dropCuts(sql: SqlEntityManager, orderId: string): Promise<void> {
  await sql.execute(
    "update metal_bar_cut set status = 'DROPPED', updated_at = now() where order_id = ? and status = 'PLANNED' and deleted_at is null",
    [orderId],
  )
}
