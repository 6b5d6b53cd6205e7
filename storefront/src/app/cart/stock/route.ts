import type { CartStockAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { cartCalls } from "@/features/cart/cart-calls"
import { readCartId } from "@/features/cart/cart-cookie"
import { privateAnswer } from "@/lib/private-answer"

const NO_CART: CartStockAnswer = { shortages: [] }

/** Which lines of this browser's cart the stock cannot take now. */
export async function GET(): Promise<Response> {
  return privateAnswer(async () => {
    const id = await readCartId()
    return id ? cartCalls.stock(id, (await getSession())?.token ?? null) : NO_CART
  })
}
