import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { HttpProblem } from "./http-problem"

/** Answers the file of an order that the path names, always as a download: no browser opens what a buyer sent. */
export async function sendOrderAttachment(req: MedusaRequest, res: MedusaResponse, orderId: string): Promise<void> {
  const [file] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderAttachments({ id: req.params.attachment_id ?? "", order_id: orderId })
  if (!file) throw new HttpProblem(404, "not_found", "There is no such file")
  res.setHeader("Content-Type", file.file_type)
  res.setHeader("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
  res.setHeader("Cache-Control", "private, no-store")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.end(Buffer.from(file.content, "base64"))
}
