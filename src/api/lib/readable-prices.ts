import type { MedusaContainer } from "@medusajs/framework/types"
import { readCustomPrices, UnreadablePricesError, type ReadCustomPrices } from "../../workflows/pricing/lib/read-custom-prices"
import { HttpProblem } from "./http-problem"

/** The rows of a file of custom prices that somebody sent, or 400 with the reason why it cannot be read. */
export async function readablePrices(scope: MedusaContainer, content: string): Promise<ReadCustomPrices> {
  try {
    return await readCustomPrices(scope, content)
  } catch (error) {
    if (!(error instanceof UnreadablePricesError)) throw error
    throw new HttpProblem(400, "invalid_data", `content: ${error.message}`, [{ field: "content", reason: error.message }])
  }
}
