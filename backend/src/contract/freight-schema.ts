import "./no-eval"
import { z } from "zod"
import { POSTAL_CODE_OF_COUNTRY, ShippingAddressSchema } from "./address-schema"
import type { ShippingProvider, ShippingRateSource } from "./order-values"

const { city, state, postalCode, country } = ShippingAddressSchema.shape

/** Body of `POST /store/metal-carts/:id/freight`: where the metal goes. */
export const FreightBodySchema = z.strictObject({
  shippingAddress: z.strictObject({ city, state, postalCode, country }).refine(...POSTAL_CODE_OF_COUNTRY),
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
