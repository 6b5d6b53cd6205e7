import type { ExecArgs } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

const ZONE = "order.details"
/** What comes after the metal on an order's page. Everything left out keeps its place before it. */
const AFTER_THE_METAL = [
  "OrderSummarySection",
  "OrderPaymentSection",
  "OrderFulfillmentSection",
  "MetadataSection",
  "JsonViewSection",
  "RequiredPermissionsSection",
]

/**
 * Medusa puts widgets at the end of a page, behind its raw JSON. The metal of an order belongs under its number, so the
 * shop's own layout says so; an installation that has arranged the page already keeps its arrangement.
 */
export default async function placeMetalOrderSection({ container }: ExecArgs): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS)
  if (await settings.getSystemDefaultLayoutConfiguration(ZONE)) return
  const widgets = Object.fromEntries(AFTER_THE_METAL.map((name, index) => [`core:${name}`, { order: index + 1 }]))
  await settings.setSystemDefaultLayoutConfiguration(ZONE, { widgets })
}
