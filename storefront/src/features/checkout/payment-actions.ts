"use server"

import type { CardPaymentAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"

/** How the card payment of an own order stands with the card provider now. */
export async function lookAtPayment(orderNumber: string): Promise<Result<CardPaymentAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const path = `/store/metal-orders/${encodeURIComponent(orderNumber)}/card-payment`
  return await toResult(() => callBackend<CardPaymentAnswer>(path, { method: "POST", body: {}, token, timeoutSeconds: 60 }))
}
