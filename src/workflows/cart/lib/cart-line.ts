import type { AverageCosts, CartLine, CartLineView } from "@billet/backend/contract"

/** What a Medusa line item carries of ours in its metadata; id and pieces are the item's own. */
export type StoredLine = Omit<CartLineView, "id" | "pieces">

export type CartItem = { id: string; quantity: unknown; variant_id?: string | null; metadata?: Record<string, unknown> | null }

/** A line without any amount of money. */
export const NO_MONEY = {
  unitPrice: 0,
  itemTotal: 0,
  originalPrice: 0,
  appliedRules: [],
  savingPercent: 0,
  promo: null,
} satisfies Partial<CartLine>
/** The list prices of an item for someone who may not see them. */
export const NO_COSTS: AverageCosts = { averageCostPerLb: null, averageCostPerInch: null, averageCostPerKg: null }
const NOTHING = { ...NO_MONEY, ...NO_COSTS }
const MONEY = Object.keys(NOTHING)

/**
 * Reads our line back from a Medusa line item; null for an item that is not ours. What is stored comes first and whole: only
 * such a copy is made in one go, one after other fields property by property, for ten times the time and memory.
 */
export function lineOfItem(item: CartItem): CartLineView | null {
  const stored = item.metadata?.metal
  if (!isStoredLine(stored)) return null
  const line = { ...stored, id: item.id, pieces: Number(item.quantity) }
  return hasMoney(line) ? line : { ...NOTHING, ...line }
}

const known = new WeakMap<CartItem[], CartLineView[]>()

/** The lines of a cart, in its order; made once of what was read, because a change asks for them again and again. */
export function linesOf({ items }: { items?: CartItem[] | null }): CartLineView[] {
  if (!items) return []
  const lines = known.get(items) ?? items.flatMap((item) => lineOfItem(item) ?? [])
  known.set(items, lines)
  return lines
}

/** Says of items that were just made of lines that those are their lines. */
export function rememberLines(items: CartItem[], lines: CartLineView[]): void {
  known.set(items, lines)
}

const hasMoney = (line: object) => MONEY.every((field) => field in line)

function isStoredLine(value: unknown): value is StoredLine {
  return typeof value === "object" && value !== null && "productCode" in value && "amount" in value
}

/** A line as someone who may not see prices gets it. */
export function withoutPrices(line: CartLine): CartLineView {
  return { ...line, ...NOTHING }
}
