import type { BoughtItemsAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { customerIdOf } from "../../lib/viewer"

/** What the caller has bought before, the latest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<BoughtItemsAnswer>): Promise<void> {
  const orders = req.scope.resolve<MetalOrderService>(METAL_ORDER)
  res.json({ items: await orders.boughtItems(customerIdOf(req) ?? "") })
}
