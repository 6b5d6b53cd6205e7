import "server-only"
import type { CreditApplicationAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"

/** The company's last application; null for somebody who belongs to no company. */
export async function getCreditApplication(token: string): Promise<CreditApplicationAnswer | null> {
  try {
    return await callBackend<CreditApplicationAnswer>("/store/metal-credit-application", { token })
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.type === "no_buyer_profile")) return null
    throw error
  }
}
