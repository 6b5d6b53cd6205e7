import { isDeepStrictEqual } from "node:util"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import type { CartLine } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { linesOf } from "./cart-line"
import { toLineItem } from "./to-line-item"

type Sellable = Map<string, string>

/**
 * Makes a cart's items equal to the given lines: what is gone is deleted, what changed is updated, what is new is
 * created. `variants` gives the variant of each product code. A line whose id is no item of the cart is new.
 */
export async function writeLines(
  container: MedusaContainer,
  cart: CartDTO,
  lines: CartLine[],
  variants: Sellable,
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const before = new Map(linesOf(cart).map((line) => [line.id, line]))
  const kept = new Set(lines.map((line) => line.id))
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  const fresh = lines.filter((line) => !before.has(line.id))
  const changed = lines.filter((line) => before.has(line.id) && !isDeepStrictEqual(before.get(line.id), line))
  const itemOf = (line: CartLine) => toLineItem(line, variants.get(line.productCode) ?? "")
  if (gone.length) await carts.deleteLineItems(gone)
  if (fresh.length) await carts.addLineItems(cart.id, fresh.map(itemOf))
  if (changed.length) await carts.updateLineItems(changed.map((line) => ({ id: line.id, ...itemOf(line) })))
}
