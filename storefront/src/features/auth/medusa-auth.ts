import "server-only"
import type { BuyerView } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import type { SessionUser } from "./session-types"

/** Exchanges e-mail and password for Medusa's token. Addresses are kept in lower case. */
export async function signInAtMedusa(email: string, password: string): Promise<string> {
  const answer = await callBackend<{ token: string }>("/auth/customer/emailpass", {
    method: "POST",
    body: { email: email.toLowerCase(), password },
    headers: await buyerAddressHeaders(),
  })
  return answer.token
}

/** A fresh token for one that is still valid. */
export async function renewToken(token: string): Promise<string> {
  const answer = await callBackend<{ token: string }>("/auth/token/refresh", { method: "POST", token })
  return answer.token
}

export function getBuyer(token: string): Promise<BuyerView> {
  return callBackend<BuyerView>("/store/metal-me", { token })
}

export function toSessionUser(buyer: BuyerView): SessionUser {
  return {
    id: buyer.id,
    name: `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.email,
    email: buyer.email,
    regionCode: buyer.regionCode,
    companyName: buyer.company?.name ?? null,
    canSeePrices: buyer.canSeePrices,
    canOrder: buyer.canOrder,
  }
}
