import type { CartStockAnswer, LineShortage } from "@billet/backend/contract"
import { paths } from "@/lib/paths"
import { paced } from "./paced"

/** At least so long between two looks; none takes longer, so that no answer overtakes a later one. */
const PAUSE_MILLISECONDS = 4000

/** Finds what stock lacks for this browser's cart: now, and when the page is looked at again. */
export function watchStock(onFound: (shortages: LineShortage[]) => void, signal: AbortSignal): void {
  const look = async () => {
    if (document.visibilityState !== "visible") return
    const shortages = await fetchShortages(signal)
    if (shortages && !signal.aborted) onFound(shortages)
  }
  const ask = paced(() => void look(), PAUSE_MILLISECONDS, signal)
  ask()
  addEventListener("focus", ask, { signal })
  document.addEventListener("visibilitychange", ask, { signal })
}

/** Null, and logged, when it cannot be had: the checkout refuses what is not there in any case. */
async function fetchShortages(signal: AbortSignal): Promise<LineShortage[] | null> {
  try {
    const response = await fetch(`${paths.cart}/stock`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PAUSE_MILLISECONDS)]),
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return ((await response.json()) as CartStockAnswer).shortages
  } catch (error) {
    if (!signal.aborted) console.error("What stock lacks for the cart could not be loaded", error)
    return null
  }
}
