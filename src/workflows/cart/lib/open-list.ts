import { isSameLine, type CartLine, type SavedListView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_LIST } from "../../../modules/metal-list"
import type MetalListService from "../../../modules/metal-list/service"
import type { CartBuyer } from "./cart-buyer"
import { linesOf } from "./cart-line"
import { shortLines } from "./cart-shortages"
import { oneHeatLackOf } from "./check-one-heat"
import { changeLines, type ChangedCart } from "./change-lines"
import type { NewLine } from "./line-change"
import { loadOwnCart } from "./load-cart"
import { sellableCodes } from "./sellable-codes"
import { refusePutAside } from "./waiting-cart"

export type OpenListInput = { cartId: string; buyer: CartBuyer; listId: string; keepAs?: string | undefined }

/** So often a cart that changes at the same moment is looked at again before its buyer is asked to. */
const TRIES = 5

const listsOf = (container: MedusaContainer) => container.resolve<MetalListService>(METAL_LIST)

async function ownList(container: MedusaContainer, { customerId }: CartBuyer, listId: string): Promise<SavedListView> {
  const list = await listsOf(container).listOf(customerId, listId)
  if (!list) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such list")
  return list
}

/** What of a list can be sold now, and a sentence for each item that cannot: it stays on the list. */
async function orderable(container: MedusaContainer, { name, lines }: SavedListView) {
  const answers = await sellableCodes(
    container,
    lines.map(({ productCode }) => productCode),
  )
  const added: NewLine[] = []
  const notices: string[] = []
  for (const [index, { amount, unit, pieces, oneHeat }] of lines.entries()) {
    const answer = answers[index]
    if (answer && "productCode" in answer) added.push({ productCode: answer.productCode, amount, unit, pieces, oneHeat })
    else if (answer) notices.push(`${answer.reason}. It stays on “${name}”.`)
  }
  if (added.length > 0) return { added, notices }
  const reason = lines.length > 0 ? `Nothing on “${name}” can be ordered now` : `There is nothing on “${name}” yet`
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, reason, "nothing_to_order")
}

/** A sentence for each of these lines that the stock could not take now: it has gone down since the list was made. */
async function shortNotices(container: MedusaContainer, cartId: string, lines: CartLine[]): Promise<string[]> {
  const short = await shortLines(container, cartId, lines)
  const notices: string[] = []
  for (const line of lines) {
    const { id, productCode, pieces, amount, unit } = line
    const lack = short.has(id)
      ? `${productCode}: ${pieces} x ${amount} ${unit} are more than is in stock now. Take fewer or shorter pieces.`
      : await oneHeatLackOf(container, cartId, line)
    if (lack !== null) notices.push(lack)
  }
  return notices
}

/** Whether a cart holds these lines alone: then it was opened already. */
const isSame = (lines: CartLine[], added: NewLine[]) =>
  lines.length === added.length && added.every((line) => lines.some((one) => isSameLine(one, line) && one.pieces === line.pieces))

/** Keeps what the cart holds as a list, then puts the others in its place; null when the cart changed meanwhile. */
async function replaced(container: MedusaContainer, input: OpenListInput & { keepAs: string }, added: NewLine[]) {
  const { cartId, buyer, keepAs: name } = input
  const cart = await loadOwnCart(container, cartId, buyer.customerId)
  refusePutAside(cart)
  const lines = linesOf(cart)
  if (isSame(lines, added)) {
    return { ...(await changeLines(container, { cartId, buyer, change: { kind: "reprice" } })), kept: null }
  }
  const kept = lines.length > 0 ? await listsOf(container).keepLines(buyer.customerId, { name, lines }) : null
  try {
    const change = { kind: "replace", added, version: cart.version } as const
    return { ...(await changeLines(container, { cartId, buyer, change })), kept }
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.code === "cart_changed") return null
    throw error
  }
}

/**
 * Opens a saved list as a cart, at today's prices: in place of what the cart holds, which is kept as a list of its own
 * first, or joined with it by the merge rules. A crash in between leaves the cart as it was and a list that holds it too;
 * opened twice, the cart holds the list already and nothing more is kept.
 */
export async function openList(container: MedusaContainer, input: OpenListInput): Promise<ChangedCart> {
  const { cartId, buyer, keepAs } = input
  const list = await ownList(container, buyer, input.listId)
  const { added, notices } = await orderable(container, list)
  const opened =
    keepAs === undefined
      ? await joined(container, { cartId, buyer }, added)
      : await retried(() => replaced(container, { ...input, keepAs }, added))
  const codes = new Set(added.map(({ productCode }) => productCode))
  const fresh = linesOf(opened.cart).filter(({ productCode }) => codes.has(productCode))
  const kept = opened.kept === null || opened.kept === list.name ? [] : [`What your cart held is kept as “${opened.kept}”.`]
  return {
    cart: opened.cart,
    notices: [...kept, ...notices, ...opened.notices, ...(await shortNotices(container, cartId, fresh))],
  }
}

async function joined(container: MedusaContainer, cart: Pick<OpenListInput, "cartId" | "buyer">, added: NewLine[]) {
  return { ...(await changeLines(container, { ...cart, change: { kind: "join", added } })), kept: null }
}

async function retried<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const done = await attempt()
    if (done) return done
  }
  throw new MedusaError(MedusaError.Types.CONFLICT, "The cart keeps changing. Look at it and try again.", "cart_changed")
}
