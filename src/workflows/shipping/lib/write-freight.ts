import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { Freight } from "../../cart/lib/freight"

/** Makes freight the one shipping method of a cart; unknown freight is a method of 0 until staff have quoted it. */
export async function writeFreight(container: MedusaContainer, cart: CartDTO, freight: Freight): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const { id, name } = FREIGHT_OPTIONS[freight.carrier]
  const method = { name, amount: (freight.cents ?? 0) / 100, shipping_option_id: id, data: { freight } }
  const known = (cart.shipping_methods ?? []).map((one) => one.id)
  if (known.length) await carts.deleteShippingMethods(known)
  await carts.addShippingMethods(cart.id, [method])
}
