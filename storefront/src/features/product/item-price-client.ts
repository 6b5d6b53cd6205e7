import type { ItemPrice, ItemPriceAnswer } from "@billet/backend/contract"
import { paths } from "../../lib/paths"
import type { QuantityInput } from "./order-input"

const ABORT_SECONDS = 60

/** The buyer's price of a line with its explanation and quantity breaks. Null, and logged, when it cannot be had. */
export async function fetchItemPrice(productCode: string, input: QuantityInput, signal: AbortSignal): Promise<ItemPrice | null> {
  try {
    const response = await fetch(paths.itemPrice(productCode, input), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ABORT_SECONDS * 1000)]),
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return ((await response.json()) as ItemPriceAnswer).price
  } catch (error) {
    if (!signal.aborted) console.error("The price's explanation could not be loaded", error)
    return null
  }
}
