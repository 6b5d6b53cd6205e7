import "./no-eval"
import { z } from "zod"
import { OrderShippingAddressSchema } from "./order-schema"
import type { ShippingProvider, ShippingRateSource } from "./order-values"

/** Body of `POST /store/metal-carts/:id/freight`: where the metal goes. */
export const FreightBodySchema = z.strictObject({
  shippingAddress: OrderShippingAddressSchema.pick({ city: true, state: true, postalCode: true, country: true }),
})
export type FreightBody = z.input<typeof FreightBodySchema>

/**
 * Who carries a cart and what that costs, USD. `amount` is null where only staff can say: the order then waits for their
 * quote. From the `TABLE` it is an estimate, as of the day `asOf`. `packages` are parcels for UPS, bundles for ABF.
 */
export type FreightView = {
  carrier: ShippingProvider
  amount: number | null
  source: ShippingRateSource
  asOf: string
  packages: number
}
