import { UNITS, type AddLineBody, type CartLine, type Unit } from "@billet/backend/contract"
import { STORED_CART_KEY } from "./stored-cart-key"

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** Saves the lines; amounts are text. A full or forbidden store is logged and ignored. */
export function saveCart(store: Store, lines: readonly CartLine[]): void {
  try {
    if (lines.length === 0) store.removeItem(STORED_CART_KEY)
    else store.setItem(STORED_CART_KEY, JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount) }))))
  } catch (error) {
    console.warn("The cart could not be kept in this browser", error)
  }
}

/** What to add to get the saved cart back. Unreadable data is logged and cleared. */
export function loadCart(store: Store): AddLineBody[] {
  try {
    return readRows(store).map(toLine)
  } catch (error) {
    console.error("The saved cart could not be read and was cleared", error)
    store.removeItem(STORED_CART_KEY)
    return []
  }
}

/** The saved lines to look at while the server cannot be asked: all that can be shown. Nothing is cleared by looking. */
export function loadLines(store: Pick<Store, "getItem">): CartLine[] {
  try {
    return readRows(store).flatMap(shown)
  } catch (error) {
    console.error("The saved cart could not be read", error)
    return []
  }
}

function shown(row: unknown): CartLine[] {
  try {
    return [toCartLine(row)]
  } catch (error) {
    console.warn("A line of the saved cart cannot be shown", error)
    return []
  }
}

function readRows(store: Pick<Store, "getItem">): unknown[] {
  const rows: unknown = JSON.parse(store.getItem(STORED_CART_KEY) ?? "[]")
  if (!Array.isArray(rows)) throw new TypeError("not a list")
  return rows
}

function toLine(row: unknown): AddLineBody {
  if (typeof row !== "object" || row === null) throw new TypeError("a line is no object")
  const { productCode, amount, unit, pieces, oneHeat } = row as Record<string, unknown>
  if (typeof productCode !== "string" || productCode === "") throw new TypeError("a line has no product code")
  if ((typeof amount !== "string" && typeof amount !== "number") || !(Number(amount) > 0))
    throw new TypeError("a line has no amount")
  if (!isUnit(unit)) throw new TypeError("a line has no unit")
  return {
    productCode,
    amount: String(amount),
    unit,
    pieces: Number.isInteger(pieces) ? Number(pieces) : 1,
    oneHeat: oneHeat === true,
  }
}

const TEXTS = [
  ...["id", "productName", "productType", "metalCategory", "productCategory", "stockType"],
  ...["stockGrade", "productSize", "productCondition", "coid"],
]
const NUMBERS = ["lengthInInches", "weightInPounds", "totalWeightInPounds"]

/** A line as this version of the shop keeps it; one of another version cannot be shown. */
function toCartLine(row: unknown): CartLine {
  const wanted = toLine(row)
  const known = row as Record<string, unknown>
  const odd = TEXTS.find((key) => typeof known[key] !== "string") ?? NUMBERS.find((key) => !Number.isFinite(known[key]))
  if (odd !== undefined) throw new TypeError(`a line has no ${odd}`)
  const diameter = (value: unknown) => (typeof value === "number" ? value : null)
  const [outerDiameter, insideDiameter] = [diameter(known.outerDiameter), diameter(known.insideDiameter)]
  return { ...(known as CartLine), ...wanted, amount: String(wanted.amount), outerDiameter, insideDiameter }
}

function isUnit(value: unknown): value is Unit {
  return UNITS.some((unit) => unit === value)
}
