import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * A cart as it was read; `version` is another one after every change of the cart. `withdrawn` are the codes of its lines that
 * were no longer sold then; `taxed` is whether the shop had set up any tax.
 */
export type StoredCart = CartDTO & { version: string; updated_at: Date; withdrawn: string[]; taxed: boolean }

const ADDRESS = [
  ...["id", "customer_id", "company", "first_name", "last_name", "address_1", "address_2", "city", "country_code", "province"],
  ...["postal_code", "phone", "metadata"],
]
const METHOD = ["id", "name", "description", "amount", "is_tax_inclusive", "shipping_option_id", "data", "metadata"]
const ITEM = [
  ...["id", "title", "subtitle", "thumbnail", "quantity", "variant_id", "variant_sku", "requires_shipping", "is_discountable"],
  "metadata",
]

const fields = (names: string[], table: string) => names.map((name) => `'${name}', ${table}.${name}`).join(", ")
const addressOf = (column: string) =>
  `(select json_build_object(${fields(ADDRESS, "a")}) from cart_address a where a.id = c.${column} and a.deleted_at is null)`

/**
 * Medusa's own reading takes five queries and makes an object with change tracking of every row: for a cart of 50 lines
 * that is the larger part of a request. Prices of pieces come as texts, with all their digits.
 */
const READ_CART = `
  select c.id, c.customer_id, c.sales_channel_id, c.region_id, c.currency_code, c.email, c.metadata, c.created_at, c.updated_at,
    c.completed_at, c.shipping_address_id, c.billing_address_id, c.xmin::text as version,
    ${addressOf("shipping_address_id")} as shipping_address, ${addressOf("billing_address_id")} as billing_address,
    (select coalesce(json_agg(json_build_object(${fields(ITEM, "i")}, 'unit_price', i.unit_price::text)
       order by i.created_at, i.id), '[]')
     from cart_line_item i where i.cart_id = c.id and i.deleted_at is null) as items,
    (select coalesce(json_agg(json_build_object(${fields(METHOD, "m")}) order by m.created_at, m.id), '[]')
     from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null) as shipping_methods,
    array(select s.product_code from cart_line_item i join metal_stock_item s on s.product_code = i.variant_sku
     where i.cart_id = c.id and i.deleted_at is null and s.deleted_at is null and s.withdrawn) as withdrawn,
    exists (select from tax_region t where t.deleted_at is null) as taxed
  from cart c where c.id = ? and c.deleted_at is null`

/** A cart with its lines in the order in which they were added, its addresses and its shipping methods, in one query. */
export async function readCart(container: MedusaContainer, cartId: string): Promise<StoredCart | null> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Named, PostgreSQL plans it once a connection: making the plan takes as long as reading a large cart.
  const { rows } = await database.raw<{ rows: StoredCart[] }>(READ_CART, [cartId]).options({ name: "read-cart" })
  return rows[0] ?? null
}
