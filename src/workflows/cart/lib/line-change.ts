import {
  MAX_CART_LINES,
  addLine,
  removeLine,
  updateLine,
  type CartLine,
  type LineChange,
  type LineKey,
  type Unit,
} from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { findSellableItem } from "./sellable-items"
import type { LineToPrice } from "./to-cart-line"

export type LineChangeRequest =
  | { kind: "add"; productCode: string; amount: string; unit: Unit; pieces: number }
  | { kind: "update"; lineId: string; amount?: string; unit?: Unit; pieces?: number }
  | { kind: "remove"; match: { id: string } | LineKey }
  | { kind: "promo"; code: string | null }
  | { kind: "reprice" }

/** A line before it is priced. */
export type DraftLine = LineToPrice & { productCode: string }

/** The id of a line that has not been stored yet. */
const NEW_LINE = "new"

/** Changes lines by the merge rules (specification section 4, decisions 26 and 27). */
export async function changedLines(
  container: MedusaContainer,
  lines: CartLine[],
  change: LineChangeRequest,
): Promise<LineChange<DraftLine>> {
  switch (change.kind) {
    case "add":
      return await withAdded(container, lines, change)
    case "update":
      return withUpdated(lines, change)
    case "remove":
      return removeLine<DraftLine>(lines, change.match)
    default:
      return { lines, outcome: "updated", lineId: null, capped: false, notices: [] }
  }
}

async function withAdded(container: MedusaContainer, lines: CartLine[], line: LineChangeRequest & { kind: "add" }) {
  const { productCode } = await findSellableItem(container, line.productCode)
  const { amount, unit, pieces } = line
  const added = addLine<DraftLine>(lines, { id: NEW_LINE, productCode, amount, unit, pieces, unitPrice: 0 })
  if (added.lines.length <= MAX_CART_LINES) return added
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `A cart holds at most ${MAX_CART_LINES} lines`, "cart_full")
}

function withUpdated(lines: CartLine[], { lineId, amount, unit, pieces }: LineChangeRequest & { kind: "update" }) {
  const changed = updateLine<DraftLine>(lines, lineId, {
    ...(amount === undefined ? {} : { amount }),
    ...(unit ? { unit } : {}),
    ...(pieces === undefined ? {} : { pieces }),
  })
  if (changed.outcome !== "not-found") return changed
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such line in this cart")
}
