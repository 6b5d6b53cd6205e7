import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { PAYMENT_PROVIDERS } from "../../workflows/orders/lib/payment-providers"
import { HttpProblem } from "./http-problem"

const idOf = (req: MedusaRequest) => req.originalUrl.split("?")[0]?.split("/")[3] ?? ""

/** The company's credit follows money on account where the order keeps it; Medusa's own routes know nothing of that. */
export async function refuseAccountPayment(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const [payment] = await req.scope.resolve(Modules.PAYMENT).listPayments({ id: [idOf(req)] })
  const message =
    "Money on account is recorded, and given back, in the order's metal section: the company's credit is kept there."
  next(payment?.provider_id === PAYMENT_PROVIDERS.ACCOUNT ? new HttpProblem(409, "account_payment", message) : undefined)
}

/** A metal order is paid as it was ordered: by card, or on account as its metal section says. */
export async function refuseMetalCollection(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_payment_collection",
    fields: ["order_id"],
    filters: { payment_collection_id: idOf(req) },
  })
  const orderIds = data.map(({ order_id }) => order_id)
  const records = await req.scope.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderIds }, { take: 1 })
  const message = "Payments of this order are kept in its metal section: record there what has come, or refund there."
  next(orderIds.length > 0 && records.length > 0 ? new HttpProblem(409, "account_payment", message) : undefined)
}
