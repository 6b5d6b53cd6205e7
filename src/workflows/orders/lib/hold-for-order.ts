import type { Context, MedusaContainer } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { ReservedLine } from "../../../modules/metal-catalogue/sql/reserve-lines"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { Freight } from "../../cart/lib/freight"
import { releasePromo } from "../../promo/lib/promo-usage"
import { milsToReserve } from "./mils-to-reserve"
import type { PlaceOrderInput } from "./place-order-input"
import type { PreparedCheckout } from "./record-order"

/** Throws NOT_ALLOWED (freight_changed) when metal leaves from another company than its freight was rated from. */
function checkOrigin(freight: Freight, reserved: ReservedLine[]): void {
  const moved = reserved.find(({ line_id: id, coid }) => freight.coids[id] !== coid)
  if (!moved) return
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${moved.product_code} now ships from another service centre (${moved.coid}), so its freight has to be rated again`,
    "freight_changed",
  )
}

/**
 * Holds what an order takes: of its buyer's spending limit, of the stock, and on account of the company's credit, which all
 * its buyers wait for and which therefore comes last. All of it, or none with the caller's transaction.
 */
export async function holdForOrder(
  container: MedusaContainer,
  { cartId, company, customerId, paymentMethod, purchaseRequestId }: PlaceOrderInput,
  { lines, freight, totalCents: cents }: PreparedCheckout,
  context: Context<SqlEntityManager>,
): Promise<ReservedLine[]> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  if (company) {
    const isApproved = purchaseRequestId !== undefined
    await companies.takeSpending({ cartId, customerId, companyId: company.id, cents, isApproved }, context)
  }
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const reserved = await catalogue.reserveLines(cartId, lines.map(milsToReserve), context)
  checkOrigin(freight, reserved)
  if (company && paymentMethod === "ACCOUNT") await companies.holdCredit({ cartId, companyId: company.id, cents }, context)
  return reserved
}

/** Gives back what a cart holds; a second call finds nothing to give. */
export async function giveBack(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ cartId })
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  await companies.releaseCredit({ cartId })
  await companies.releaseSpending({ cartId })
  await releasePromo(container, { cartId })
}
