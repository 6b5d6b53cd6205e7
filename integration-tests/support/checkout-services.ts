import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import { METAL_ORDER } from "../../src/modules/metal-order"
import { METAL_PROMO } from "../../src/modules/metal-promo"

/** Every service that a checkout changes something by, its locks among them; the event of its order comes after it stands. */
export function checkoutServices(container: MedusaContainer): Record<string, unknown> {
  const names = {
    ...{ catalogue: METAL_CATALOGUE, company: METAL_COMPANY, order: METAL_ORDER, promo: METAL_PROMO },
    ...{ payment: Modules.PAYMENT, locks: Modules.LOCKING, links: ContainerRegistrationKeys.LINK },
  }
  return Object.fromEntries(Object.entries(names).map(([title, name]) => [title, container.resolve<unknown>(name)]))
}
