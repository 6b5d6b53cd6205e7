import { createHash } from "node:crypto"
import { isQuoteExpired } from "@billet/backend/contract"
import type { CartLine, Coid, FreightView, ShippingProvider, ShippingRateSource, TaxStatus } from "@billet/backend/contract"
import type { OrderTaxes } from "@billet/backend/orders"
import type { ShippingPlace } from "@billet/backend/shipping"
import type { CartDTO } from "@medusajs/framework/types"

/**
 * Freight as a cart keeps it, with its shipping method. It holds for its lines and place only; `coids` are the companies the
 * lines were expected to leave from, by line id; `taxes` what lines and freight bear at the place, at whatever price, null where
 * the shop has set up none.
 */
export type Freight = {
  carrier: ShippingProvider
  cents: number | null
  source: ShippingRateSource
  asOf: string
  /** When it was asked for. */
  ratedAt?: string
  packages: number
  lines: string
  place: string
  coids: Record<string, Coid>
  taxes?: OrderTaxes | null
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url")

/** Equal for lines that weigh and measure the same. */
export const linesKey = (lines: readonly CartLine[]) =>
  digest(
    lines.map(({ id, productCode, pieces, lengthInInches, weightInPounds }) => [
      id,
      productCode,
      pieces,
      lengthInInches,
      weightInPounds,
    ]),
  )

/** Equal for places that a carrier cannot tell apart. */
export const placeKey = ({ country, postalCode, state = "", city = "" }: ShippingPlace) =>
  digest([country, postalCode, state, city].map((part) => part.trim().toUpperCase()))

/** A carrier's own rate holds as long as a price (decision 25); what stands in the rate table does not grow old. */
const isOver = ({ source, ratedAt }: Freight) =>
  source === "CARRIER" && (ratedAt === undefined || isQuoteExpired(new Date(ratedAt), new Date()))

/** What a cart's shipping method says, when it is of these lines and holds still. */
export function freightOf(cart: Pick<CartDTO, "shipping_methods">, lines: readonly CartLine[]): Freight | null {
  const stored = cart.shipping_methods?.[0]?.data?.freight
  return isFreight(stored) && stored.lines === linesKey(lines) && !isOver(stored) ? stored : null
}

/** Whether the tax of a cart is known by its freight, whose address it is worked out from. */
export function taxStatusOf(freight: Freight | null): TaxStatus {
  if (!freight) return "OPEN"
  return freight.taxes?.isExempt ? "EXEMPT" : "KNOWN"
}

export function freightView({ carrier, cents, source, asOf, packages }: Freight): FreightView {
  return { carrier, amount: cents === null ? null : cents / 100, source, asOf, packages }
}

function isFreight(value: unknown): value is Freight {
  return typeof value === "object" && value !== null && "lines" in value && "carrier" in value && "coids" in value
}
