import type { AvailabilityClass } from "./availability-values"
import "./no-eval"
import { z } from "zod"
import { AddLineBodySchema } from "./cart-schema"
import { requiredText } from "./form-text"
import { MAX_CART_LINES, type Unit } from "./quantity-values"

/** A buyer keeps at most so many lists; a list holds what one cart can hold. */
export const MAX_SAVED_LISTS = 50
export const MAX_SAVED_LINES = MAX_CART_LINES
/** So many different items, the newest first, are shown of all that was bought. */
export const MAX_BOUGHT_ITEMS = 200

const ListName = requiredText({ required: "Name the list", max: 80, tooLong: "A list's name must be at most 80 characters" })

/** Body of `POST /store/metal-lists` and `POST /store/metal-lists/:id`. Names are one's own: case makes no difference. */
export const SavedListBodySchema = z.strictObject({ name: ListName })

/**
 * Body of `POST /store/metal-lists/:id/lines`: a line of the same code, amount, unit and heat wish gets these pieces. With
 * `replace` nothing else stays on the list.
 */
export const SavedLinesBodySchema = z.strictObject({
  lines: z.array(AddLineBodySchema).min(1).max(MAX_SAVED_LINES),
  replace: z.boolean().default(false),
})

/**
 * Body of `POST /store/metal-carts/:id/open-list`. With `keepAs` the cart then holds the list alone, and what it held is kept
 * as a list of that name; without it the list's items join the cart by its merge rules.
 */
export const OpenListBodySchema = z.strictObject({ listId: z.string().min(1).max(60), keepAs: ListName.optional() })
export type OpenListBody = z.input<typeof OpenListBodySchema>

/** An item on a list, as it would be ordered. */
export type SavedLine = {
  id: string
  productCode: string
  amount: string
  unit: Unit
  pieces: number
  oneHeat: boolean
}
/** A list of a buyer without its lines. */
export type SavedListSummary = { id: string; name: string; lineCount: number; updatedAt: string }
export type SavedListView = SavedListSummary & { lines: SavedLine[] }

/** Answer of `GET /store/metal-lists`, by name. */
export type SavedListListAnswer = { lists: SavedListSummary[] }
/** What is known now of the item of a saved line. A withdrawn item is no longer sold. */
export type SavedItem = { productName: string; availabilityClass: AvailabilityClass; availableInches: number; withdrawn: boolean }
/** A saved line with its item as it is now; null when no product has that code any more. */
export type SavedLineView = SavedLine & { item: SavedItem | null }
/** Answer of the routes of one list. */
export type SavedListAnswer = { list: SavedListSummary & { lines: SavedLineView[] } }

/**
 * What was bought in the same amount and unit, and with the same wish for one heat, before, as it was last. `itemTotal` is
 * that line's, USD, 0 without prices.
 */
export type BoughtItem = {
  productCode: string
  productName: string
  amount: string
  unit: Unit
  pieces: number
  oneHeat: boolean
  itemTotal: number
  orderNumber: string
  orderedAt: string
  timesOrdered: number
}
/** Answer of `GET /store/metal-bought-items`, the latest first; cancelled orders do not count. */
export type BoughtItemsAnswer = { items: BoughtItem[] }
