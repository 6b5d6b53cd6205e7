"use server"

import type {
  StockVerificationAnswer,
  StockVerificationBody,
  StockVerificationParameters,
  VerificationRegion,
} from "@billet/backend/contract"
import { toResult, type Result } from "@/lib/result"
import { requestVerification } from "./data"

/** Verifies stock by heats (specification section 7). The server checks the parameters again. */
export async function verifyStock(
  parameters: StockVerificationParameters,
  region: VerificationRegion = "UK",
  environment: NonNullable<StockVerificationBody["environment"]> = "LIVE",
): Promise<Result<StockVerificationAnswer>> {
  return toResult(() => requestVerification({ ...parameters, region, environment }))
}
