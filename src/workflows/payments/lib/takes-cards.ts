import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"

/** Whether buyers can pay by card here. */
export function takesCards(container: MedusaContainer): boolean {
  return container.resolve<MetalPaymentService>(METAL_PAYMENT).takesCards
}
