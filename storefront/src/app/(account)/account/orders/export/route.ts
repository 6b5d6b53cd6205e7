import type { NextRequest } from "next/server"
import { requireSession } from "@/features/auth/session"
import { getOrdersFile } from "@/features/orders/data"
import { readOrderSearch } from "@/features/orders/order-search"
import { paths } from "@/lib/paths"

/** The buyer's orders as a file, those that the address looks for. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { token } = await requireSession(paths.orders)
  const search = readOrderSearch(Object.fromEntries(nextUrl.searchParams))
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="orders.csv"',
    "cache-control": "private, no-store",
  }
  return new Response(await getOrdersFile(token, search), { headers })
}
