import type { ErrorAnswer, ItemPriceAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"

/** The signed-in buyer's price of a quantity and why it is that; the token stays on the server. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get("productCode") ?? ""
  searchParams.delete("productCode")
  const headers = { "cache-control": "private, no-store" }
  try {
    const token = (await getSession())?.token
    const answer = await callBackend<ItemPriceAnswer>(`/store/metal-items/${encodeURIComponent(code)}/price?${searchParams}`, {
      token,
    })
    return Response.json(answer, { headers })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const { status, type, message, fields } = error
    return Response.json({ type, message, fields } satisfies ErrorAnswer, { status, headers })
  }
}
