import { haveOneHeatEach, mostFromOneHeat, oneHeatProblem, type PiecesToCut } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"
import { barsFor, heatsAt } from "./free-bars"
import type { LineToReserve } from "./reserve-lines"

/** A line whose pieces must all be of one heat, or null for one that leaves its heats open. */
export function oneHeatOf({ line_id, piece_mils, one_heat_pieces: pieces }: LineToReserve): PiecesToCut | null {
  return pieces ? { lineId: line_id, pieceMils: piece_mils, pieces, oneHeat: true } : null
}

/** Why no level in sale can promise a line from one heat; null where one can, or where the line does not ask. */
export async function oneHeatLack(sql: SqlEntityManager, cartId: string, line: LineToReserve): Promise<string | null> {
  const wish = oneHeatOf(line)
  if (!wish) return null
  const levels: { id: string }[] = await sql.execute(
    `select l.id from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     where i.product_code = ? and not i.withdrawn and i.deleted_at is null and l.deleted_at is null`,
    [line.product_code],
  )
  const heats = await heatsAt(
    sql,
    { cartId },
    levels.map(({ id }) => id),
  )
  const bars = [...(await barsFor(sql, { cartId }, heats)).values()].map(({ own, free }) => [...own, ...free])
  if (bars.some((some) => haveOneHeatEach(some, [wish]))) return null
  const most = heats.length > 0 ? Math.max(...bars.map((some) => mostFromOneHeat(some, wish))) : null
  return oneHeatProblem({ ...lackOf(line, wish), most })
}

/** The refusal of a line that no company can cut from one heat now. */
export async function oneHeatError(sql: SqlEntityManager, cartId: string, line: LineToReserve): Promise<MedusaError> {
  const wish = oneHeatOf(line)
  const joint = wish ? oneHeatProblem({ ...lackOf(line, wish), most: wish.pieces }) : ""
  const reason = (await oneHeatLack(sql, cartId, line)) ?? joint
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, reason, "one_heat_unavailable")
}

const lackOf = ({ product_code }: LineToReserve, { pieces, pieceMils }: PiecesToCut) => ({
  ...{ productCode: product_code, pieces, pieceInches: pieceMils / 1000 },
})
