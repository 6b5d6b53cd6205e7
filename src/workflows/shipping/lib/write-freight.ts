import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { Freight } from "../../cart/lib/freight"
import type { StoredCart } from "../../cart/lib/read-cart"

/** A cart has one method under one id, so that two who ask at once leave one. */
const WRITE_FREIGHT = `
  with others as (delete from cart_shipping_method where cart_id = :cart and id <> :id)
  insert into cart_shipping_method as m (id, cart_id, name, amount, raw_amount, shipping_option_id, data)
  select :id, id, :name, cast(:amount as numeric), jsonb_build_object('value', cast(:amount as text), 'precision', 20), :option,
    cast(:data as jsonb)
  from cart where id = :cart and completed_at is null and deleted_at is null
  on conflict (id) do update set name = excluded.name, amount = excluded.amount, raw_amount = excluded.raw_amount,
    shipping_option_id = excluded.shipping_option_id, data = excluded.data, updated_at = now()`

/**
 * Makes freight the one shipping method of a cart and answers the cart with it; unknown freight is a method of 0 until staff
 * have quoted it. It tells of which lines it is, so a change of them made meanwhile only makes it worthless.
 */
export async function writeFreight(container: MedusaContainer, cart: StoredCart, freight: Freight): Promise<StoredCart> {
  const { id: option, name } = FREIGHT_OPTIONS[freight.carrier]
  const id = cart.id.replace(/^cart_/, "casm_")
  const amount = (freight.cents ?? 0) / 100
  const data = { freight }
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(WRITE_FREIGHT, { cart: cart.id, id, name, amount: String(amount), option, data: JSON.stringify(data) })
    .options({ name: "write-freight" })
  const method = { id, name, amount, shipping_option_id: option, data } as unknown as NonNullable<
    StoredCart["shipping_methods"]
  >[number]
  return { ...cart, shipping_methods: [method] }
}
