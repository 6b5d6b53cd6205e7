import "server-only"
import type { StockVerificationAnswer, StockVerificationBody } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"

/** Asks the inventory which heats meet the specifications. Throws BackendError. */
export async function requestVerification(body: StockVerificationBody): Promise<StockVerificationAnswer> {
  return callBackend<StockVerificationAnswer>("/api/stock-verification", { method: "POST", body })
}
