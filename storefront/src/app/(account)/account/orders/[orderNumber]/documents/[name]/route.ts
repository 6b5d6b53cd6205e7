import { notFound } from "next/navigation"
import { requireSession } from "@/features/auth/session"
import { getOrderDocument } from "@/features/orders/data"
import { paths } from "@/lib/paths"

type Context = { params: Promise<{ orderNumber: string; name: string }> }

/** A paper of an own order, as a file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { orderNumber, name } = await params
  const { token } = await requireSession(paths.orders)
  const content = await getOrderDocument(token, orderNumber, name)
  if (!content) notFound()
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${orderNumber.replace(/[^\w-]/g, "")}-${name.replace(/[^\w.-]/g, "")}"`,
    "cache-control": "private, no-store",
  }
  return new Response(content, { headers })
}
