import { isTaxExempt, provinceCode, type OrderTaxes, type TaxRate } from "@billet/backend/orders"
import type { ShippingProvider } from "@billet/backend/contract"
import type { ShippingPlace } from "@billet/backend/shipping"
import type { ItemTaxLineDTO, MedusaContainer, ShippingTaxLineDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { StoredCart } from "../../cart/lib/read-cart"

/** Where a cart goes, and the last day on which its buyer's company is exempt. */
export type TaxQuestion = { to: ShippingPlace; taxExemptUntil: string | null }
type TaxLine = ItemTaxLineDTO | ShippingTaxLineDTO
type Product = { variant: string; id: string; type: string | null }

const FREIGHT = "freight"
const PRODUCTS = `
  select v.id as variant, p.id, p.type_id as type from product_variant v join product p on p.id = v.product_id where v.id = any(?)`

const rateOf = ({ rate, name, code, rate_id: rateId, provider_id: providerId }: TaxLine): TaxRate => ({
  ...{ rate: Number(rate), name, code, rateId: rateId ?? null, providerId },
})

async function productsOf(container: MedusaContainer, { items = [] }: StoredCart): Promise<Map<string, Product>> {
  const variants = items.flatMap(({ variant_id: id }) => id ?? [])
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Product[] }>(PRODUCTS, [variants])
  return new Map(rows.map((product) => [product.variant, product]))
}

/**
 * The rates that Medusa's tax provider names for the lines of a cart and for their freight at a place (decision 35); null where
 * the shop has set up no tax, which the cart knows already, so that nobody is asked.
 */
export async function taxesAt(
  container: MedusaContainer,
  cart: StoredCart,
  carrier: ShippingProvider,
  { to, taxExemptUntil }: TaxQuestion,
): Promise<OrderTaxes | null> {
  if (isTaxExempt(taxExemptUntil, new Date().toISOString().slice(0, 10))) return { isExempt: true, lines: {}, freight: [] }
  if (!cart.taxed) return null
  const products = await productsOf(container, cart)
  const items = (cart.items ?? []).map(({ id, variant_id, quantity, unit_price }) => {
    const product = products.get(variant_id ?? "")
    const type = product?.type ? { product_type_id: product.type } : {}
    return { id, product_id: product?.id ?? "", ...type, quantity, unit_price, currency_code: "usd" }
  })
  const freight = { id: FREIGHT, shipping_option_id: FREIGHT_OPTIONS[carrier].id, currency_code: "usd" }
  const address = {
    ...{ country_code: to.country.toLowerCase(), province_code: provinceCode(to.country, to.state) },
    ...{ postal_code: to.postalCode, ...(to.city ? { city: to.city } : {}) },
  }
  const lines = await container.resolve(Modules.TAX).getTaxLines([...items, freight], { address })
  const taxes: OrderTaxes = { isExempt: false, lines: {}, freight: [] }
  for (const line of lines) {
    if ("line_item_id" in line) (taxes.lines[line.line_item_id] ??= []).push(rateOf(line))
    else taxes.freight.push(rateOf(line))
  }
  return taxes
}
