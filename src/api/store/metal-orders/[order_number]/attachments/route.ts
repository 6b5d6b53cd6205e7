import type { AttachFilesBodySchema, OrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { attachFilesWorkflow } from "../../../../../workflows/orders/attach-files"
import { toOrderView } from "../../../../../workflows/orders/lib/order-view"
import { checkedAttachments } from "../../../../lib/checked-attachments"
import { ownOrder } from "../../../../lib/own-order"
import { customerIdOf } from "../../../../lib/viewer"

/** Keeps drawings and papers with an own order; the same file twice is one. */
export async function POST(
  req: MedusaRequest<z.output<typeof AttachFilesBodySchema>>,
  res: MedusaResponse<OrderAnswer>,
): Promise<void> {
  const record = await ownOrder(req)
  const files = checkedAttachments(req.validatedBody.attachments)
  const { order_id: orderId, order_number: orderNumber } = record
  await attachFilesWorkflow(req.scope).run({ input: { orderId, orderNumber, customerId: customerIdOf(req) ?? "", files } })
  res.status(201).json({ order: await toOrderView(req.scope, record) })
}
