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
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { lineOfItem } from "../lib/cart-line"
import { loadOpenCart } from "../lib/load-cart"
import { priceLine } from "../lib/price-line"
import { repriceLines } from "../lib/reprice"
import { findSellableItem } from "../lib/sellable-items"
import { writeLines } from "../lib/write-lines"

export type LineChangeRequest =
  | { kind: "add"; productCode: string; amount: string; unit: Unit; pieces: number }
  | { kind: "update"; lineId: string; amount?: string; unit?: Unit; pieces?: number }
  | { kind: "remove"; match: { id: string } | LineKey }
  | { kind: "reprice" }

export type ChangeLinesInput = {
  cartId: string
  customerId: string | null
  seesPrices: boolean
  change: LineChangeRequest
}

/** The id of a line that has not been stored yet. */
const NEW_LINE = "new"

async function changed(container: MedusaContainer, lines: CartLine[], input: ChangeLinesInput): Promise<LineChange<CartLine>> {
  const { change } = input
  switch (change.kind) {
    case "add": {
      const item = await findSellableItem(container, change.productCode)
      const added = addLine(lines, priceLine(item, { ...change, id: NEW_LINE }, input.seesPrices))
      if (added.lines.length <= MAX_CART_LINES) return added
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `A cart holds at most ${MAX_CART_LINES} lines`, "cart_full")
    }
    case "update":
      return updateLine(lines, change.lineId, withoutUndefined(change))
    case "remove":
      return removeLine(lines, change.match)
    case "reprice":
      return { lines, outcome: "updated", lineId: null, capped: false, notices: [] }
  }
}

function withoutUndefined(change: { amount?: string; unit?: Unit; pieces?: number }) {
  const { amount, unit, pieces } = change
  return { ...(amount === undefined ? {} : { amount }), ...(unit ? { unit } : {}), ...(pieces === undefined ? {} : { pieces }) }
}

/** What the step leaves behind, to be put back when a later step fails. */
async function restore(container: MedusaContainer, cart: CartDTO): Promise<void> {
  const lines = (cart.items ?? []).flatMap((item) => lineOfItem(item) ?? [])
  const current = await container.resolve(Modules.CART).retrieveCart(cart.id, { relations: ["items"] })
  const variants = new Map((cart.items ?? []).map((item) => [item.variant_sku ?? "", item.variant_id ?? ""]))
  await writeLines(container, current, lines, variants)
}

/** Changes a cart's lines by the merge rules and prices every line anew (specification section 4, decisions 21, 26, 27). */
export const changeLinesStep = createStep(
  "change-lines",
  async (input: ChangeLinesInput, { container }) => {
    const cart = await loadOpenCart(container, input.cartId, input.customerId)
    const before = (cart.items ?? []).flatMap((item) => lineOfItem(item) ?? [])
    const change = await changed(container, before, input)
    if (change.outcome === "not-found" && input.change.kind === "update") {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such line in this cart")
    }
    const { lines, variants, gone } = await repriceLines(container, change.lines, input.seesPrices)
    await writeLines(container, cart, lines, variants)
    await container
      .resolve(Modules.CART)
      .updateCarts(cart.id, { metadata: { ...cart.metadata, priced_at: input.seesPrices ? new Date().toISOString() : null } })
    const notices = [...change.notices, ...gone.map((line) => `${line.productCode} is no longer available and was removed.`)]
    return new StepResponse({ notices }, cart)
  },
  async (cart, { container }) => {
    if (cart) await restore(container, cart)
  },
)
