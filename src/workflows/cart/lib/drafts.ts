import { MAX_DRAFTS, type CheckoutDraft, type DraftView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { recordAudit } from "../../audit/record-audit"
import { whileLocked } from "../../shared/while-locked"
import { buyerLock } from "./buyer-lock"
import type { CartBuyer } from "./cart-buyer"
import { linesOf } from "./cart-line"
import { checkoutOf, isDraft, toDraftView } from "./draft-cart"
import { loadCart, loadOwnCart } from "./load-cart"
import { openCartOf } from "./open-cart-of"
import { readCart, type StoredCart } from "./read-cart"
import { refusePutAside } from "./waiting-cart"

type Sql = Record<string, string | boolean | null>

const now = () => new Date().toISOString()
const IDS_OF_DRAFTS = `
  select id from cart where customer_id = :customer and completed_at is null and deleted_at is null
    and metadata->>'draft_saved_at' is not null
  order by metadata->>'draft_saved_at' desc, id`
const SAVE = `
  update cart set updated_at = now(),
    metadata = metadata || jsonb_build_object('draft_saved_at', cast(:now as text), 'checkout', cast(:checkout as jsonb))
  where id = :id and completed_at is null`
/** The draft is the open cart; what the other one holds becomes a draft in the same moment, and an empty one is closed. */
const SWAP = `
  with other as (
    update cart set updated_at = now(), deleted_at = case when :keep then null else now() end,
      metadata = metadata || jsonb_build_object('draft_saved_at', cast(:now as text))
    where id = :other and completed_at is null)
  update cart set updated_at = now(), metadata = metadata - 'draft_saved_at' where id = :id and completed_at is null`
const DISCARD = "update cart set deleted_at = now(), updated_at = now() where id = :id and completed_at is null"

const queryOf = (container: MedusaContainer) => async (name: string, sql: string, values: Sql) => {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string }[] }>(sql, values)
    .options({ name })
  return rows.map(({ id }) => id)
}

const idsOfDrafts = (container: MedusaContainer, customer: string) =>
  queryOf(container)("ids-of-drafts", IDS_OF_DRAFTS, { customer })

/** A buyer's draft orders, the one saved last first, at the prices they were saved at. */
export async function draftsOf(container: MedusaContainer, buyer: CartBuyer): Promise<DraftView[]> {
  const ids = await idsOfDrafts(container, buyer.customerId)
  const carts = await Promise.all(ids.map((id) => readCart(container, id)))
  return carts.flatMap((cart) => (cart && isDraft(cart) ? [toDraftView(cart, buyer)] : []))
}

/** Runs a job while neither the buyer's open cart nor the cart named is taken over, ordered or put aside by anyone else. */
const alone = <T>(container: MedusaContainer, { customerId }: CartBuyer, cartId: string, job: () => Promise<T>): Promise<T> =>
  whileLocked(container, buyerLock(customerId), () => whileLocked(container, cartId, job))

/**
 * Puts a buyer's cart aside as a draft order with what is filled in of its checkout; saved again, the checkout is replaced. A
 * draft holds neither metal nor its prices. CONFLICT for a cart that is ordered, empty or waits for approval, and for one
 * draft too many.
 */
export async function saveDraft(
  container: MedusaContainer,
  input: { cartId: string; buyer: CartBuyer; checkout: CheckoutDraft },
): Promise<DraftView> {
  const { cartId, buyer, checkout } = input
  return await alone(container, buyer, cartId, async () => {
    const cart = await loadOwnCart(container, cartId, buyer.customerId)
    if (!isDraft(cart)) await refuseDraft(container, cart, buyer)
    await queryOf(container)("save-draft", SAVE, { id: cartId, now: now(), checkout: JSON.stringify(checkout) })
    await audit(container, "order.draft", buyer, cartId)
    return toDraftView(await loadCart(container, cartId, buyer.customerId), buyer)
  })
}

async function refuseDraft(container: MedusaContainer, cart: StoredCart, buyer: CartBuyer): Promise<void> {
  refusePutAside(cart)
  if (linesOf(cart).length === 0) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The cart is empty", "cart_empty")
  if ((await idsOfDrafts(container, buyer.customerId)).length < MAX_DRAFTS) return
  const message = `You have ${MAX_DRAFTS} drafts, the most there can be. Order or discard one first.`
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "too_many_drafts")
}

/**
 * Makes a draft the buyer's cart again. What their cart holds becomes a draft itself, so nothing is lost; continued twice, the
 * draft is the cart already. Answers whether a cart was kept so.
 */
export async function continueDraft(container: MedusaContainer, cartId: string, buyer: CartBuyer): Promise<boolean> {
  return await alone(container, buyer, cartId, async () => {
    const draft = await loadOwnCart(container, cartId, buyer.customerId)
    if (!isDraft(draft)) {
      refusePutAside(draft)
      return false
    }
    const other = await openCartOf(container, buyer.customerId)
    const swap = async () => {
      const held = other === null ? null : await readCart(container, other)
      const keep = held !== null && linesOf(held).length > 0
      await queryOf(container)("continue-draft", SWAP, { id: cartId, other, keep, now: now() })
      return keep
    }
    return other === null ? await swap() : await whileLocked(container, other, swap)
  })
}

/** Drops a draft: an own one that is no longer open is NOT_FOUND. */
export async function discardDraft(container: MedusaContainer, cartId: string, buyer: CartBuyer): Promise<void> {
  await alone(container, buyer, cartId, async () => {
    const draft = await loadOwnCart(container, cartId, buyer.customerId)
    if (!isDraft(draft)) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such draft")
    await queryOf(container)("discard-draft", DISCARD, { id: cartId })
    await audit(container, "order.draft_cancel", buyer, cartId)
  })
}

/** What was filled in of an own cart's checkout when it was last saved. */
export async function checkoutOfCart(container: MedusaContainer, cartId: string, buyer: CartBuyer): Promise<CheckoutDraft> {
  return checkoutOf(await loadOwnCart(container, cartId, buyer.customerId))
}

async function audit(container: MedusaContainer, action: string, { customerId }: CartBuyer, cartId: string): Promise<void> {
  await recordAudit(container, { action, userId: customerId, entityType: "cart", entityId: cartId, details: {} })
}
