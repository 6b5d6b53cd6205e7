import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { HttpProblem } from "./http-problem"

const idOf = (req: MedusaRequest) => req.originalUrl.split("?")[0]?.split("/")[3] ?? ""

async function paysMetal(req: MedusaRequest, collectionId: string): Promise<boolean> {
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_payment_collection",
    fields: ["order_id"],
    filters: { payment_collection_id: collectionId },
  })
  const orderIds = data.map(({ order_id }) => order_id)
  if (orderIds.length === 0) return false
  const records = await req.scope.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderIds }, { take: 1 })
  return records.length > 0
}

/** What is given back, and the company's credit, are counted where the order keeps them; Medusa's own routes do neither. */
export async function refuseMetalPayment(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const [payment] = await req.scope.resolve(Modules.PAYMENT).listPayments({ id: [idOf(req)] })
  const message = "Money of this order is recorded, and given back, in its metal section: what is left of it is kept there."
  const isMetal = payment !== undefined && (await paysMetal(req, payment.payment_collection_id))
  next(isMetal ? new HttpProblem(409, "account_payment", message) : undefined)
}

/** A metal order is paid as it was ordered: by card, or on account as its metal section says. */
export async function refuseMetalCollection(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const message = "Payments of this order are kept in its metal section: record there what has come, or refund there."
  next((await paysMetal(req, idOf(req))) ? new HttpProblem(409, "account_payment", message) : undefined)
}
