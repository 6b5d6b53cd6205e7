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
import type { StoredCatalogueItem } from "../../../modules/metal-catalogue/sql/read-catalogue-items"
import { findSellableItem } from "./sellable-items"
import type { LineToPrice } from "./to-cart-line"

export type NewLine = { productCode: string; amount: string; unit: Unit; pieces: number; oneHeat: boolean }

export type LineChangeRequest =
  | ({ kind: "add" } & NewLine)
  | { kind: "add-many"; added: NewLine[] }
  | { kind: "join"; added: NewLine[] }
  | { kind: "replace"; added: NewLine[]; version: string }
  | { kind: "update"; lineId: string; amount?: string; unit?: Unit; pieces?: number; oneHeat?: boolean }
  | { kind: "remove"; match: { id: string } | LineKey }
  | { kind: "promo"; code: string | null }
  | { kind: "reprice" }

/** A line before it is priced. */
export type DraftLine = LineToPrice & { productCode: string }

/** Changed lines, and the item that was looked up for a new one. */
export type ChangedLines = LineChange<DraftLine> & { found?: StoredCatalogueItem }

/** The id of a line that has not been stored yet. */
const NEW_LINE = "new"

/** Changes lines by the merge rules (specification section 4, decisions 26 and 27). */
export async function changedLines(
  container: MedusaContainer,
  lines: CartLine[],
  change: LineChangeRequest,
): Promise<ChangedLines> {
  switch (change.kind) {
    case "add":
      return await withAdded(container, lines, change)
    case "add-many":
    case "join":
      return withManyAdded(lines, change.added)
    case "replace":
      return withManyAdded([], change.added)
    case "update":
      return withUpdated(lines, change)
    case "remove":
      return removeLine<DraftLine>(lines, change.match)
    default:
      return { lines, outcome: "updated", lineId: null, capped: false, notices: [] }
  }
}

async function withAdded(container: MedusaContainer, lines: CartLine[], line: LineChangeRequest & { kind: "add" }) {
  const found = await findSellableItem(container, line.productCode)
  const { productCode } = found
  const { amount, unit, pieces, oneHeat } = line
  const added = addLine<DraftLine>(lines, { id: NEW_LINE, productCode, amount, unit, pieces, oneHeat, unitPrice: 0 })
  if (added.lines.length <= MAX_CART_LINES) return { ...added, found }
  throw cartFull()
}

/** All of them or none; the codes are exact, and what is withdrawn meanwhile is dropped when the cart is priced. */
function withManyAdded(lines: CartLine[], added: NewLine[]): LineChange<DraftLine> {
  let change: LineChange<DraftLine> = { lines, outcome: "updated", lineId: null, capped: false, notices: [] }
  const notices = new Set<string>()
  for (const [index, line] of added.entries()) {
    change = addLine<DraftLine>(change.lines, { ...line, id: `${NEW_LINE}-${index}`, unitPrice: 0 })
    for (const notice of change.notices) notices.add(notice)
  }
  if (change.lines.length > MAX_CART_LINES) throw cartFull()
  return { ...change, notices: [...notices] }
}

function cartFull(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, `A cart holds at most ${MAX_CART_LINES} lines`, "cart_full")
}

function withUpdated(lines: CartLine[], { lineId, amount, unit, pieces, oneHeat }: LineChangeRequest & { kind: "update" }) {
  const changed = updateLine<DraftLine>(lines, lineId, {
    ...(amount === undefined ? {} : { amount }),
    ...(unit ? { unit } : {}),
    ...(pieces === undefined ? {} : { pieces }),
    ...(oneHeat === undefined ? {} : { oneHeat }),
  })
  if (changed.outcome !== "not-found") return changed
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such line in this cart")
}
