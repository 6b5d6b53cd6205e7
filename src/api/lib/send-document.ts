import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderDocument } from "../../workflows/documents/lib/order-document"
import type { OrderRecordRow } from "../../workflows/orders/lib/order-view"

/** Answers the paper of an order that the path names, as a file to keep. */
export async function sendDocument(req: MedusaRequest, res: MedusaResponse, record: OrderRecordRow): Promise<void> {
  const { filename, content } = await orderDocument(req.scope, record, req.params.document ?? "")
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `attachment; filename="${filename}"`)
  res.setHeader("Cache-Control", "private, no-store")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.end(content)
}
