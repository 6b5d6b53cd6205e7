import type { MedusaContainer } from "@medusajs/framework/types"
import type { WebhookSource } from "../../../modules/metal-integration/sql/gather-events"
import { accountSource } from "./account-source"
import { orderSource } from "./order-source"
import { priceSource } from "./price-source"
import { stockSource } from "./stock-source"

/** Where what endpoints are told of is written down as it happens. */
export const webhookSources = (container: MedusaContainer): WebhookSource[] =>
  [orderSource, stockSource, priceSource, accountSource].map((source) => source(container))
