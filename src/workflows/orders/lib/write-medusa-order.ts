import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"
import { namedQuery } from "../../../modules/shared/named-query"
import { sqlOf } from "../../../modules/shared/sql-of"
import { medusaOrderRows, type MedusaOrder } from "./medusa-order-rows"

const ADDRESS = "id, company, first_name, last_name, address_1, address_2, city, country_code, province, postal_code, phone"
const ADDRESS_COLUMNS = ADDRESS.split(", ")
  .map((name) => `${name} text`)
  .join(", ")
const COUNTED = ["fulfilled", "delivered", "shipped", "return_requested", "return_received", "return_dismissed", "written_off"]
const NONE = COUNTED.map((name) => `${name}_quantity, raw_${name}_quantity`).join(", ")
const ZEROS = COUNTED.map(() => `0, '{"value": "0", "precision": 20}'::jsonb`).join(", ")
const TAX = "description, code, tax_rate_id, provider_id, rate, raw_rate"
const TAX_COLUMNS = "description text, code text, tax_rate_id text, provider_id text, rate numeric, raw_rate jsonb"
const PAYMENT = `p(collection_id text, session_id text, payment_id text, cart_link text, amount numeric, raw_amount jsonb,
  nothing jsonb, provider_id text, data jsonb)`

const WRITE_ORDER = `
  with given as (select ?::jsonb as o), closed as (
    update cart set completed_at = now(), updated_at = now(), email = o->>'email' from given
    where cart.id = o->>'cart_id' and completed_at is null and deleted_at is null returning cart.*
  ), addresses as (
    insert into order_address (${ADDRESS}) select a.* from given, jsonb_to_recordset(o->'addresses') as a(${ADDRESS_COLUMNS})
  ), made as (
    insert into "order" (id, region_id, customer_id, sales_channel_id, status, email, currency_code, no_notification, metadata,
      shipping_address_id, billing_address_id)
    select o->>'order_id', region_id, customer_id, sales_channel_id, 'pending', email, currency_code, false, metadata - 'checkout',
      o->>'shipping_id', o->>'billing_id' from closed, given
  ), lines as (
    select l.*, now() + make_interval(secs => p.position / 1e6) as at
    from given, jsonb_array_elements(o->'lines') with ordinality as p(line, position), jsonb_to_record(p.line) as l(
      id text, item_id text, title text, subtitle text, thumbnail text, variant_id text, variant_sku text,
      requires_shipping boolean, is_discountable boolean, metadata jsonb, unit_price numeric, raw_unit_price jsonb,
      quantity numeric, raw_quantity jsonb)
  ), line_items as (
    insert into order_line_item (id, title, subtitle, thumbnail, variant_id, variant_sku, variant_title, product_id,
      product_title, product_handle, requires_shipping, is_discountable, is_custom_price, metadata, unit_price, raw_unit_price,
      created_at)
    select l.id, l.title, l.subtitle, l.thumbnail, l.variant_id, l.variant_sku, v.title, p.id, p.title, p.handle,
      l.requires_shipping, l.is_discountable, true, l.metadata, l.unit_price, l.raw_unit_price, l.at
    from lines l left join product_variant v on v.id = l.variant_id left join product p on p.id = v.product_id
  ), items as (
    insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, ${NONE}, metadata, created_at)
    select l.item_id, o->>'order_id', 1, l.id, l.quantity, l.raw_quantity, ${ZEROS}, l.metadata, l.at from lines l, given
  ), methods as (
    select m.* from given, jsonb_to_recordset(o->'methods') as m(id text, shipping_id text, name text, amount numeric,
      raw_amount jsonb, shipping_option_id text, data jsonb)
  ), shipping_methods as (
    insert into order_shipping_method (id, name, amount, raw_amount, shipping_option_id, data)
    select id, name, amount, raw_amount, shipping_option_id, data from methods
  ), line_taxes as (
    insert into order_line_item_tax_line (id, item_id, ${TAX}) select t.id, t.item_id, ${TAX}
    from given, jsonb_to_recordset(o->'line_taxes') as t(id text, item_id text, ${TAX_COLUMNS})
  ), method_taxes as (
    insert into order_shipping_method_tax_line (id, shipping_method_id, ${TAX}) select t.id, t.shipping_method_id, ${TAX}
    from given, jsonb_to_recordset(o->'method_taxes') as t(id text, shipping_method_id text, ${TAX_COLUMNS})
  ), shippings as (
    insert into order_shipping (id, order_id, version, shipping_method_id)
    select shipping_id, o->>'order_id', 1, id from methods, given
  ), summary as (
    insert into order_summary (id, order_id, version, totals) select o->>'summary_id', o->>'order_id', 1, o->'totals' from given
  ), tied as (
    insert into order_cart (id, order_id, cart_id) select o->>'cart_link', o->>'order_id', o->>'cart_id' from given
  ), payments as (
    select p.* from given, jsonb_to_recordset(o->'payments') as ${PAYMENT}
  ), collections as (
    insert into payment_collection (id, currency_code, amount, raw_amount, authorized_amount, raw_authorized_amount,
      captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount, status)
    select collection_id, currency_code, amount, raw_amount, amount, raw_amount, 0, nothing, 0, nothing, 'authorized'
    from payments, closed
  ), sessions as (
    insert into payment_session (id, currency_code, amount, raw_amount, provider_id, data, status, authorized_at,
      payment_collection_id)
    select session_id, currency_code, amount, raw_amount, provider_id, data, 'authorized', now(), collection_id
    from payments, closed
  ), paid as (
    insert into payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id, payment_session_id)
    select payment_id, amount, raw_amount, currency_code, provider_id, data, collection_id, session_id from payments, closed
  ), of_cart as (
    insert into cart_payment_collection (id, cart_id, payment_collection_id)
    select p.cart_link, o->>'cart_id', p.collection_id from payments p, given
  ), of_order as (
    insert into order_payment_collection (id, order_id, payment_collection_id)
    select o->>'payment_link', o->>'order_id', o->>'collection_id' from given
  )
  select id from closed`

/** Medusa's order and its addresses, by their ids. */
export type MadeOrder = { orderId: string; shippingAddressId: string | null; billingAddressId: string | null }

/**
 * Makes Medusa's order of a cart, ties the two and the payment together and closes the cart, in the caller's transaction: one
 * statement, where Medusa's module takes a query and an object with change tracking for each of a dozen tables. Throws
 * NOT_ALLOWED (cart_completed) for a cart that is closed already.
 */
export async function writeMedusaOrder(context: Context<SqlEntityManager>, order: MedusaOrder): Promise<MadeOrder> {
  const rows = medusaOrderRows(order)
  const closed = await namedQuery(sqlOf(context), "write-medusa-order", WRITE_ORDER, [JSON.stringify(rows)])
  const { order_id: orderId, shipping_id, billing_id } = rows
  if (closed.length) return { orderId, shippingAddressId: shipping_id ?? null, billingAddressId: billing_id ?? null }
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This cart has already been ordered", "cart_completed")
}
