import { cutLack, cutProblem, type CutLack, type PiecesToCut } from "@billet/backend/orders"
import { MedusaError } from "@medusajs/framework/utils"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { listedBars, type ListedBars } from "./free-bars"
import { oneHeatError, oneHeatOf } from "./one-heat"
import { releaseReservations } from "./settle-reservations"
import { namedQuery } from "../../shared/named-query"

/**
 * A cart line in the ledger's terms: `mils` in all, in pieces of `piece_mils` each, thousandths of an inch.
 * `one_heat_pieces` are its pieces where all of them must be of one heat; `pieces` are its pieces wherever they come from,
 * where it is to be looked whether the bars allow them.
 */
export type LineToReserve = {
  line_id: string
  product_code: string
  mils: number
  piece_mils: number
  one_heat_pieces?: number
  pieces?: number
}
export type ReservedLine = LineToReserve & { coid: string }

type Level = {
  id: string
  product_code: string
  coid: string
  position: number
  in_sale: boolean
  is_held: boolean
  on_hand_mils: number
}

/**
 * Every level of every item of the cart, and those the cart holds from an earlier attempt, locked in order of id so that
 * two carts never wait for each other. What is in sale is then listed in the order the item names its companies
 * (decision 33: the first that has the length). They are found by their ids, because an "or" of both would read all stock, and
 * by an array of them: of a join, PostgreSQL can lose the row that another transaction has changed while this one waited.
 */
async function lockLevels(sql: SqlEntityManager, cartId: string, lines: LineToReserve[]): Promise<Level[]> {
  const codes = JSON.stringify([...new Set(lines.map((line) => line.product_code))])
  const levels = await namedQuery<Level>(
    sql,
    "lock-levels",
    `select l.id, i.product_code, l.coid, l.on_hand_mils, coalesce(array_position(string_to_array(i.coid, ','), l.coid), 99) as position,
       not i.withdrawn and i.deleted_at is null and l.deleted_at is null as in_sale,
       exists (select from metal_reservation r where r.stock_level_id = l.id and r.cart_id = ? and r.status = 'HELD') as is_held
     from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     where l.id = any(array(
       select of_item.id from metal_stock_level of_item join metal_stock_item item on item.id = of_item.item_id
       where item.deleted_at is null and of_item.deleted_at is null
         and item.product_code in (select jsonb_array_elements_text(?::jsonb))
       union all select stock_level_id from metal_reservation where cart_id = ? and status = 'HELD'))
     order by l.id for update of l`,
    [cartId, codes, cartId],
  )
  return levels
}

const inOrder = (levels: Level[]) =>
  levels.filter((level) => level.in_sale).sort((a, b) => a.position - b.position || a.coid.localeCompare(b.coid))

type Reserved = { level: Level; line: LineToReserve }

/** What a line wants of the bars: pieces of one heat, or of any; null for one that is told by its inches alone. */
function wishOf(line: LineToReserve): PiecesToCut | null {
  const { line_id: lineId, piece_mils: pieceMils, pieces } = line
  return oneHeatOf(line) ?? (pieces ? { lineId, pieceMils, pieces, oneHeat: false } : null)
}

/**
 * Why a level cannot cut the line; null where it can. Pieces of one heat are promised after those that the cart was promised
 * already. Other lines are looked at each by itself, which is exact: how several share the bars has better and worse answers,
 * and is decided when they are planned. A level that has more metal than bars are listed may cut from what is not listed, but
 * promises no heat of it.
 */
function lackAt({ level, line }: Reserved, before: Reserved[], listed: Map<string, ListedBars>): CutLack | null {
  const wish = wishOf(line)
  const { bars, listedMils } = listed.get(level.id) ?? { bars: [], listedMils: 0 }
  if (!wish) return null
  if (!wish.oneHeat) return listedMils >= level.on_hand_mils ? cutLack(bars, [], wish) : null
  const promised = before.flatMap((one) => (one.level.id === level.id ? (oneHeatOf(one.line) ?? []) : []))
  return cutLack(bars, promised, wish)
}

/** Takes a line's inches from a level, if it has them and a bar of the length; whether it had. */
async function take(sql: SqlEntityManager, { level, line }: Reserved): Promise<boolean> {
  const taken = await namedQuery(
    sql,
    "take-from-level",
    `update metal_stock_level set reserved_mils = reserved_mils + ?::bigint, updated_at = now()
     where id = ? and on_hand_mils - reserved_mils >= ?::bigint and longest_mils >= ?::bigint returning id`,
    [line.mils, level.id, line.mils, line.piece_mils],
  )
  return taken.length > 0
}

const giveBack = (sql: SqlEntityManager, { level, line }: Reserved) =>
  sql.execute("update metal_stock_level set reserved_mils = reserved_mils - ?::bigint where id = ?", [line.mils, level.id])

type Stock = { levels: Level[]; listed: Map<string, ListedBars> }

async function reserveOne(
  sql: SqlEntityManager,
  cartId: string,
  { levels, listed, line }: Stock & { line: LineToReserve },
  before: Reserved[],
): Promise<Level> {
  const lacks: CutLack[] = []
  for (const level of levels.filter((candidate) => candidate.product_code === line.product_code)) {
    const lack = lackAt({ level, line }, before, listed)
    if (lack && line.one_heat_pieces) lacks.push(lack)
    else if (await take(sql, { level, line })) {
      if (!lack) return level
      await giveBack(sql, { level, line })
      lacks.push(lack)
    }
  }
  throw lacks.length === 0 ? stockError(line) : await cutError(sql, cartId, line, lacks)
}

const stockError = (line: LineToReserve) =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Not enough stock of ${line.product_code}: ${line.mils / 1000} in are no longer available in pieces of ${line.piece_mils / 1000} in`,
    "insufficient_stock",
  )

/** The refusal of a line that no bars in stock allow; the level that allows most says how much. */
async function cutError(sql: SqlEntityManager, cartId: string, line: LineToReserve, lacks: CutLack[]): Promise<MedusaError> {
  if (line.one_heat_pieces) return await oneHeatError(sql, cartId, line)
  const lack = lacks.reduce((best, one) => {
    return one.most > best.most || (one.most === best.most && one.longestMils > best.longestMils) ? one : best
  })
  const { product_code: productCode, piece_mils, pieces = 1 } = line
  const reason = cutProblem({ productCode, pieces, pieceInches: piece_mils / 1000 }, lack)
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, reason, "cutting_impossible")
}

/** Reserves all lines of a cart or, by rolling back with the caller's transaction, none of them. */
export async function reserveLines(sql: SqlEntityManager, cartId: string, lines: LineToReserve[]): Promise<ReservedLine[]> {
  const locked = await lockLevels(sql, cartId, lines)
  if (locked.some((level) => level.is_held)) await releaseReservations(sql, { cartId })
  const levels = inOrder(locked)
  // Read after the lock is held, so that it knows the plans of whoever held it before.
  const listed = await listedBars(
    sql,
    { cartId },
    levels.map(({ id }) => id),
  )
  const reserved: Reserved[] = []
  for (const line of lines) reserved.push({ level: await reserveOne(sql, cartId, { levels, listed, line }, reserved), line })
  await writeHolds(sql, cartId, reserved)
  return reserved.map(({ level, line }) => ({ ...line, coid: level.coid }))
}

async function writeHolds(sql: SqlEntityManager, cartId: string, reserved: Reserved[]): Promise<void> {
  const holds = reserved.map(({ level, line }) => {
    const wish = oneHeatOf(line)
    const { line_id, product_code, mils } = line
    const bound = { one_heat_pieces: wish?.pieces ?? null, piece_mils: wish?.pieceMils ?? null }
    const id = generateEntityId(undefined, "mres")
    return { id, stock_level_id: level.id, product_code, coid: level.coid, mils, cart_id: cartId, line_id, ...bound }
  })
  await namedQuery(
    sql,
    "hold-metal",
    `insert into metal_reservation
       (id, stock_level_id, product_code, coid, mils, status, cart_id, line_id, one_heat_pieces, piece_mils, created_at)
     select id, stock_level_id, product_code, coid, mils, 'HELD', cart_id, line_id, one_heat_pieces, piece_mils,
       clock_timestamp() + make_interval(secs => position / 1e6)
     from jsonb_array_elements(?::jsonb) with ordinality as h(hold, position), jsonb_to_record(h.hold) as r(id text,
       stock_level_id text, product_code text, coid text, mils integer, cart_id text, line_id text, one_heat_pieces integer,
       piece_mils integer)`,
    [JSON.stringify(holds)],
  )
}
