import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"

const IMAGE = /^data:(image\/(?:gif|png));base64,(.+)$/

/** A label of a shipment; NOT_FOUND for one that was not made. */
export async function shipmentLabel(
  container: MedusaContainer,
  { orderId, id, number }: { orderId: string; id: string; number: number },
): Promise<{ type: string; content: Buffer }> {
  const [row] = await container.resolve<MetalOrderService>(METAL_ORDER).listShipments({ id, order_id: orderId }, { take: 1 })
  const [made] = row?.fulfillment_id
    ? await container.resolve(Modules.FULFILLMENT).listFulfillments({ id: row.fulfillment_id }, { relations: ["labels"] })
    : []
  const [, type, content] = IMAGE.exec(made?.labels[number - 1]?.label_url ?? "") ?? []
  if (!type || !content) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such label")
  return { type, content: Buffer.from(content, "base64") }
}
