import { notFound } from "next/navigation"
import { requireSession } from "@/features/auth/session"
import { getOrder, getOrderFile } from "@/features/orders/data"
import { paths } from "@/lib/paths"

type Context = { params: Promise<{ orderNumber: string; id: string }> }

/** A file that was given with an own order, always to keep: no browser opens it here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { orderNumber, id } = await params
  const { token } = await requireSession(paths.orders)
  const file = (await getOrder(token, orderNumber))?.attachments.find((one) => one.id === id)
  const content = file && (await getOrderFile(token, orderNumber, ["attachments", id]))
  if (!file || !content) notFound()
  const headers = {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    "cache-control": "private, no-store",
  }
  return new Response(content, { headers })
}
