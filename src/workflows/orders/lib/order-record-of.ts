import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { OrderRecordRow } from "./order-view"

/** The record of a Medusa order; NOT_FOUND for an order that holds no metal. */
export async function orderRecordOf(container: MedusaContainer, orderId: string): Promise<OrderRecordRow> {
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderId })
  if (!record) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no metal order of this id")
  return record
}
