import { allocateCuts, type Bar, type BarCut, type PiecesToCut } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"

/** Pieces of a line, from the level its metal is reserved on. */
export type LineToCut = PiecesToCut & { levelId: string }
export type HeatOfBar = { cast_number: string; mill_id: string; certificate_type: string; coid: string; product_code: string }
export type PlannedCut = BarCut & { heat: HeatOfBar; levelId: string }
/** `uncharted` are lines whose level has no heats: their metal is known by its inches alone, and nothing is planned. */
export type OrderCuts = { cuts: PlannedCut[]; missing: { lineId: string; pieces: number }[]; uncharted: string[] }

type HeatRow = HeatOfBar & { id: string; level_id: string; lengths_mils: number[]; planned: number[] }

/** The heats at some levels, with the lengths of their bars that other orders have planned to cut. */
async function heatsAt(sql: SqlEntityManager, orderId: string, levelIds: string[]): Promise<HeatRow[]> {
  return await sql.execute(
    `select h.id, l.id as level_id, h.cast_number, h.mill_id, h.certificate_type, h.coid, i.product_code, h.lengths_mils,
       coalesce((select jsonb_agg(c.bar_mils) from metal_bar_cut c
         where c.heat_id = h.id and c.status = 'PLANNED' and c.order_id <> ? and c.deleted_at is null), '[]') as planned
     from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     join metal_heat h on h.item_id = l.item_id and h.coid = l.coid and h.deleted_at is null
     where l.id in (select jsonb_array_elements_text(?::jsonb)) order by h.stock_item_id`,
    [orderId, JSON.stringify(levelIds)],
  )
}

/** The bars of a heat that nobody has planned to cut: one of a length for each that is planned is taken out. */
function freeBars({ id, lengths_mils, planned }: HeatRow): Bar[] {
  const taken = [...planned]
  const free = lengths_mils.filter((mils) => {
    const index = taken.indexOf(mils)
    if (index >= 0) taken.splice(index, 1)
    return index < 0
  })
  return free.map((mils, index) => ({ key: `${id}/${index}`, heatId: id, mils }))
}

/** How an order's lines would be cut from what is in stock now. Levels are planned one by one: a line comes from one. */
export async function readCuttingPlan(sql: SqlEntityManager, orderId: string, lines: LineToCut[]): Promise<OrderCuts> {
  const levels = [...new Set(lines.map(({ levelId }) => levelId))]
  const heats = await heatsAt(sql, orderId, levels)
  const plan: OrderCuts = { cuts: [], missing: [], uncharted: [] }
  for (const levelId of levels) {
    const wanted = lines.filter((line) => line.levelId === levelId)
    const here = heats.filter((heat) => heat.level_id === levelId)
    if (!here.length) {
      plan.uncharted.push(...wanted.map(({ lineId }) => lineId))
      continue
    }
    const { bars, missing } = allocateCuts(here.flatMap(freeBars), wanted)
    plan.missing.push(...missing)
    for (const bar of bars) {
      const heat = here.find(({ id }) => id === bar.heatId)
      if (heat) plan.cuts.push({ ...bar, heat, levelId })
    }
  }
  return plan
}

/** Plans an order's cuts and keeps the plan, unless pieces are missing. Orders that want the same bars wait for each other. */
export async function planCuts(sql: SqlEntityManager, orderId: string, lines: LineToCut[]): Promise<OrderCuts> {
  await sql.execute(
    `select id from metal_stock_level where id in (select jsonb_array_elements_text(?::jsonb)) order by id for update`,
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
