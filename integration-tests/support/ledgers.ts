import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { METAL_ORDER } from "../../src/modules/metal-order"
import type MetalOrderService from "../../src/modules/metal-order/service"

type Entry = { status: string; order_id: string | null }

const standing = (entries: Entry[]) =>
  entries.filter(({ status }) => status !== "RELEASED").map(({ status, order_id }) => ({ status, orderId: order_id }))

/** What stands in the books, read past the API: metal, credit, records and Medusa's own orders. */
export class Ledgers {
  constructor(private readonly container: () => MedusaContainer) {}

  get catalogue() {
    return this.container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
  }
  get companies() {
    return this.container().resolve<MetalCompanyService>(METAL_COMPANY)
  }
  get orders() {
    return this.container().resolve<MetalOrderService>(METAL_ORDER)
  }

  /** Inches on hand and reserved of a product, all companies together. */
  async metal(productCode: string): Promise<{ onHand: number; reserved: number }> {
    const levels = await this.catalogue.listStockLevels({ item: { product_code: productCode } })
    const sum = (field: "on_hand_mils" | "reserved_mils") => levels.reduce((total, level) => total + level[field], 0) / 1000
    return { onHand: sum("on_hand_mils"), reserved: sum("reserved_mils") }
  }

  /** Cents a company owes. */
  async owed(companyId: string): Promise<number> {
    return (await this.companies.retrieveCompany(companyId)).open_balance_cents
  }

  /** Everything that a cart has left in the books. */
  async ofCart(cartId: string) {
    const { data } = await this.container()
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: "order_cart", fields: ["order_id"], filters: { cart_id: cartId } })
    const [cart] = await this.container().resolve(Modules.CART).listCarts({ id: cartId })
    return {
      metal: standing(await this.catalogue.listReservations({ cart_id: cartId })),
      credit: standing(await this.companies.listCreditEntries({ cart_id: cartId })),
      records: (await this.orders.listOrderRecords({ cart_id: cartId })).map((record) => record.order_id),
      orders: (data as { order_id: string }[]).map((link) => link.order_id),
      open: !cart?.completed_at,
    }
  }
}

/** What `ofCart` answers for a cart that nothing has come of. */
export const NOTHING = { metal: [], credit: [], records: [], orders: [], open: true }
