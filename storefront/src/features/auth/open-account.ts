import "server-only"
import type { User } from "@auth/core/types"
import { adoptCart } from "@/features/cart/adopt-cart"
import { getBuyer, toSessionUser } from "./medusa-auth"

/** The user of a session for a token that was just given; their cart joins the visitor's. */
export async function openAccount(medusaToken: string): Promise<User> {
  const buyer = await getBuyer(medusaToken)
  await adoptCart(medusaToken)
  return { id: buyer.id, email: buyer.email, name: null, image: null, buyer: toSessionUser(buyer), medusaToken }
}
