import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"

/** The code of the refusal of a cart that has become an order. */
export const CART_COMPLETED = "cart_completed"

/** Refuses a cart that its owner has ordered, and says as which order. */
export async function cartCompleted(container: MedusaContainer, cartId: string): Promise<MedusaError> {
  const [record] = await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords({ cart_id: cartId }, { select: ["order_number"] })
  const message = record ? `This cart was ordered as ${record.order_number}` : "This cart has already been ordered"
  const error = new MedusaError(MedusaError.Types.NOT_ALLOWED, message, CART_COMPLETED)
  return Object.assign(error, { orderNumber: record?.order_number })
}

export const isCartCompleted = (error: unknown): boolean => MedusaError.isMedusaError(error) && error.code === CART_COMPLETED

/** The order that such a refusal names. */
export function orderNumberOf(error: object): string | undefined {
  return "orderNumber" in error && typeof error.orderNumber === "string" ? error.orderNumber : undefined
}
