import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ERP } from "../../../modules/metal-erp"
import type MetalErpService from "../../../modules/metal-erp/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { messageOf } from "../../shared/message-of"
import { toErpOrder } from "./to-erp-order"

/** So few that all are written before somebody else may take them. */
const AT_ONCE = 20

/**
 * Writes orders that changed into the supplier's database, each until it is there; answers how many. Several processes may
 * do so at once. One order that cannot be written is tried again later and keeps no other waiting.
 */
export async function writeErpOrders(container: MedusaContainer): Promise<number> {
  const since = container.resolve<MetalErpService>(METAL_ERP).ordersSince
  if (!since) return 0
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  let written = 0
  for (;;) {
    const claimed = await orders.claimOutboxOrders({ since, take: AT_ONCE })
    for (const one of claimed) written += (await writeOne(container, one)) ? 1 : 0
    if (claimed.length < AT_ONCE) return written
  }
}

async function writeOne(container: MedusaContainer, one: { order_id: string; version: number }): Promise<boolean> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  try {
    const [record] = await orders.listOrderRecords({ order_id: one.order_id })
    if (record) await container.resolve<MetalErpService>(METAL_ERP).writeOrder(toErpOrder(record, one.version))
    await orders.finishOutboxOrder(one)
    return Boolean(record)
  } catch (error) {
    await orders.postponeOutboxOrder(one.order_id, messageOf(error))
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`An order could not be written to the ERP, trying again: ${messageOf(error)}`)
    return false
  }
}
