import { shareBars, type Bar, type OneHeatPromise, type PiecesToCut } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Whose view of the bars it is: what they have planned or were promised themselves does not stand in their way. */
export type BarsOf = { orderId: string } | { cartId: string }
export type HeatOfBar = { cast_number: string; mill_id: string; certificate_type: string; coid: string; product_code: string }
export type HeatRow = HeatOfBar & { id: string; level_id: string; lengths_mils: number[]; planned: number[] }
type Promised = { owner: string; own: boolean; level_id: string; line_id: string; piece_mils: number; pieces: number }
/** A level's listed bars that the owner may count on, and how long all that are listed are together. */
export type ListedBars = { bars: Bar[]; listedMils: number }
/** Bars of a level: those that keep what the owner was promised, and those that nobody was. */
export type SharedBars = { own: Bar[]; free: Bar[] }

/** The heats at some levels, with the lengths of their bars that other orders have planned to cut. */
export async function heatsAt(sql: SqlEntityManager, of: BarsOf, levelIds: string[]): Promise<HeatRow[]> {
  return await sql.execute(
    `select h.id, l.id as level_id, h.cast_number, h.mill_id, h.certificate_type, h.coid, i.product_code, h.lengths_mils,
       coalesce((select jsonb_agg(c.bar_mils) from metal_bar_cut c
         where c.heat_id = h.id and c.status = 'PLANNED' and c.order_id <> ? and c.deleted_at is null), '[]') as planned
     from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     join metal_heat h on h.item_id = l.item_id and h.coid = l.coid and h.deleted_at is null
     where l.id in (select jsonb_array_elements_text(?::jsonb)) order by h.stock_item_id`,
    ["orderId" in of ? of.orderId : "", JSON.stringify(levelIds)],
  )
}

/** What was promised from one heat at these levels and has not been planned by others yet, the first promise first. */
async function promisesAt(sql: SqlEntityManager, of: BarsOf, levelIds: string[]): Promise<Promised[]> {
  const [column, owner] = "orderId" in of ? ["order_id", of.orderId] : ["cart_id", of.cartId]
  return await sql.execute(
    `select r.cart_id as owner, coalesce(r.${column} = ?, false) as own, r.stock_level_id as level_id, r.line_id, r.piece_mils,
       r.one_heat_pieces as pieces
     from metal_reservation r
     where r.stock_level_id in (select jsonb_array_elements_text(?::jsonb)) and r.status in ('HELD', 'RESERVED')
       and r.one_heat_pieces is not null and r.deleted_at is null and (r.${column} = ?
         or not exists (select from metal_bar_cut c
           where c.order_id = r.order_id and c.status = 'PLANNED' and c.deleted_at is null))
     order by r.created_at, r.id`,
    [owner, JSON.stringify(levelIds), owner],
  )
}

/** The bars of a heat that nobody has planned to cut: one of a length for each that is planned is taken out. */
function unplannedBars({ id, lengths_mils, planned }: HeatRow): Bar[] {
  const taken = [...planned]
  const free = lengths_mils.filter((mils) => {
    const index = taken.indexOf(mils)
    if (index >= 0) taken.splice(index, 1)
    return index < 0
  })
  return free.map((mils, index) => ({ key: `${id}/${index}`, heatId: id, mils }))
}

/** Promises of one level, owner by owner. */
function byOwner(promised: Promised[]): OneHeatPromise[] {
  const owners = new Map<string, { own: boolean; lines: PiecesToCut[] }>()
  for (const { owner, own, line_id: lineId, piece_mils: pieceMils, pieces } of promised) {
    const promise = owners.get(owner) ?? { own, lines: [] }
    promise.lines.push({ lineId, pieceMils, pieces, oneHeat: true })
    owners.set(owner, promise)
  }
  return [...owners.values()]
}

/** The bars of heats by their level, without those that others have planned or were promised pieces of one heat from. */
export async function barsFor(sql: SqlEntityManager, of: BarsOf, heats: HeatRow[]): Promise<Map<string, SharedBars>> {
  const levels = [...new Set(heats.map(({ level_id }) => level_id))]
  const promised = await promisesAt(sql, of, levels)
  return new Map(
    levels.map((levelId) => {
      const bars = heats.filter(({ level_id }) => level_id === levelId).flatMap(unplannedBars)
      return [levelId, shareBars(bars, byOwner(promised.filter(({ level_id }) => level_id === levelId)))]
    }),
  )
}

/** The same of all bars that an owner may count on. Levels whose bars are not listed one by one are not in the answer. */
export async function listedBars(sql: SqlEntityManager, of: BarsOf, levelIds: string[]): Promise<Map<string, ListedBars>> {
  const heats = await heatsAt(sql, of, levelIds)
  if (heats.length === 0) return new Map()
  const shared = await barsFor(sql, of, heats)
  return new Map(
    [...shared].map(([levelId, { own, free }]) => {
      const lengths = heats.flatMap(({ level_id, lengths_mils }) => (level_id === levelId ? lengths_mils : []))
      return [levelId, { bars: [...own, ...free], listedMils: lengths.reduce((sum, mils) => sum + mils, 0) }]
    }),
  )
}
