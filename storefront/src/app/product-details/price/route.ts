import type { ItemPriceAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { privateAnswer } from "@/lib/private-answer"

/** The signed-in buyer's price of a quantity and why it is that; the token stays on the server. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get("productCode") ?? ""
  searchParams.delete("productCode")
  return privateAnswer(async () => {
    const token = (await getSession())?.token
    return callBackend<ItemPriceAnswer>(`/store/metal-items/${encodeURIComponent(code)}/price?${searchParams}`, { token })
  })
}
