import { requireSession } from "@/features/auth/session"
import { getOrdersFile } from "@/features/orders/data"
import { paths } from "@/lib/paths"

/** The buyer's orders as a file. */
export async function GET(): Promise<Response> {
  const { token } = await requireSession(paths.orders)
  const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="orders.csv"' }
  return new Response(await getOrdersFile(token), { headers })
}
