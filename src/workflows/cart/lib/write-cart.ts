import { isDeepStrictEqual } from "node:util"
import type { CartLineView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { lockedError, TAKE_FOR_A_STATEMENT } from "../../../modules/metal-locking/take-locks"
import { linesOf, rememberLines } from "./cart-line"
import type { StoredCart } from "./read-cart"
import { toLineItem } from "./to-line-item"

/** What a cart is to hold: its lines, the variant of each product code, its metadata, and whose it is if that changes. */
export type CartContent = {
  lines: CartLineView[]
  variants: Map<string, string>
  metadata: Record<string, unknown>
  owner?: { customer_id: string; email: string }
  /** Whether whoever writes has taken the cart's lock before. */
  holdsLock?: boolean
  /** A cart whose lines these have become: it is gone with the write. */
  replaces?: StoredCart
}
type Written = { version: string | null; updated_at: Date | null; isFree: boolean }
type CartItem = NonNullable<StoredCart["items"]>[number]

/** Medusa keeps an amount twice: as a number, and as a text with all its digits. */
const COLUMNS = `id text, title text, subtitle text, quantity integer, variant_id text, variant_sku text, unit_price numeric,
  is_custom_price boolean, is_discountable boolean, requires_shipping boolean, metadata jsonb`
const NAMES = COLUMNS.replace(/ (text|integer|numeric|boolean|jsonb)/g, "")
const RAW_PRICE = `jsonb_build_object('value', l.unit_price::text, 'precision', 20)`

const WRITE_CART = `
  with taken as (${TAKE_FOR_A_STATEMENT}), free as (select from taken union all select where :isHeld), written as (
    update cart set metadata = cast(:metadata as jsonb), customer_id = coalesce(:customer, customer_id),
      email = coalesce(:email, email), updated_at = now()
    where id = :cart and xmin::text = :version and deleted_at is null and completed_at is null
      and exists (select from free) and (cast(:replaced as text) is null or exists (select from cart
        where id = :replaced and xmin::text = :replacedVersion and deleted_at is null and completed_at is null))
    returning id, updated_at, xmin::text as version
  ), replaced as (
    delete from cart c using written where c.id = :replaced
  ), gone as (
    delete from cart_line_item i using written where i.cart_id = written.id and i.id in (select jsonb_array_elements_text(cast(:gone as jsonb)))
  ), fresh as (
    insert into cart_line_item (${NAMES}, raw_unit_price, cart_id, created_at, updated_at)
    select l.*, ${RAW_PRICE}, written.id, now() + make_interval(secs => p.position / 1e6), now()
    from written, jsonb_array_elements(cast(:fresh as jsonb)) with ordinality as p(line, position),
      jsonb_to_record(p.line) as l(${COLUMNS})
  ), changed as (
    update cart_line_item i set title = l.title, subtitle = l.subtitle, quantity = l.quantity, variant_id = l.variant_id,
      variant_sku = l.variant_sku, unit_price = l.unit_price, raw_unit_price = ${RAW_PRICE}, is_custom_price = l.is_custom_price,
      is_discountable = l.is_discountable, requires_shipping = l.requires_shipping, metadata = l.metadata, updated_at = now()
    from written, jsonb_to_recordset(cast(:changed as jsonb)) as l(${COLUMNS}) where i.id = l.id and i.cart_id = written.id
  )
  select version, updated_at, exists (select from free) as "isFree" from (select) as one left join written on true`

/**
 * Makes a cart equal to the given content: what is gone is deleted, what changed is updated, what is new is created; a line
 * whose id is no item of the cart is new. One statement. Answers the cart as it is then, or null, having written nothing, when
 * somebody else has changed it since it was read. Throws CONFLICT (locked) while it is being ordered or taken over, except to
 * whoever holds its lock.
 */
export async function writeCart(
  container: MedusaContainer,
  cart: StoredCart,
  { lines, variants, metadata, owner, holdsLock = false, replaces }: CartContent,
): Promise<StoredCart | null> {
  const before = new Map(linesOf(cart).map((line) => [line.id, line]))
  const kept = new Set(lines.map((line) => line.id))
  const items = lines.map((line) => {
    const id = before.has(line.id) ? line.id : generateEntityId(undefined, "cali")
    return { line, item: { id, ...toLineItem(line, variants.get(line.productCode) ?? "") } }
  })
  const json = (some: typeof items) => JSON.stringify(some.map(({ item }) => item))
  const content = {
    key: cart.id,
    isHeld: holdsLock,
    cart: cart.id,
    version: cart.version,
    replaced: replaces?.id ?? null,
    replacedVersion: replaces?.version ?? null,
    metadata: JSON.stringify(metadata),
    customer: owner?.customer_id ?? null,
    email: owner?.email ?? null,
    gone: JSON.stringify([...before.keys()].filter((id) => !kept.has(id))),
    fresh: json(items.filter(({ line }) => !before.has(line.id))),
    changed: json(items.filter(({ line }) => before.has(line.id) && !isDeepStrictEqual(before.get(line.id), line))),
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Written[] }>(WRITE_CART, content).options({ name: "write-cart" })
  const [written] = rows
  if (!written?.isFree) throw lockedError()
  const { version, updated_at } = written
  if (version === null || updated_at === null) return null
  return asWritten({ ...cart, ...owner, version, updated_at, metadata }, items)
}

function asWritten(cart: StoredCart, written: { line: CartLineView; item: { id: string } }[]): StoredCart {
  const items = written.map(({ item }) => item as unknown as CartItem)
  rememberLines(
    items,
    written.map(({ line, item: { id } }) => (line.id === id ? line : { ...line, id })),
  )
  return { ...cart, items }
}
