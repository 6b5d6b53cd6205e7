import "server-only"
import { notFound } from "next/navigation"
import { requireSession } from "@/features/auth/session"
import { paths } from "@/lib/paths"
import { getOrderFile } from "./data"

/** Answers a file of an own order, to keep under a name. */
export async function sendOrderFile(
  orderNumber: string,
  file: ["documents" | "certificates", string],
  filename: string,
): Promise<Response> {
  const { token } = await requireSession(paths.orders)
  const content = await getOrderFile(token, orderNumber, file)
  if (!content) notFound()
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${filename.replace(/[^\w.-]/g, "")}"`,
    "cache-control": "private, no-store",
  }
  return new Response(content, { headers })
}
