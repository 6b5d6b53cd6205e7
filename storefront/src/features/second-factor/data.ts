import "server-only"
import type { SecondFactorAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"

/** Whether the buyer's sign-in asks for a code. */
export const getSecondFactor = (token: string): Promise<SecondFactorAnswer> =>
  callBackend<SecondFactorAnswer>("/store/metal-me/second-factor", { token })
