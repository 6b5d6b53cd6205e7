import type { StockVersionAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"

/** How long pages may be behind the searches, milliseconds. */
const MAY_BE_BEHIND = 100
const TIMEOUT_SECONDS = 2

let asking: Promise<void> | null = null
let askedAt = -Infinity
let newest: number | null = null

/**
 * The greatest version of the stock any of our servers told, at most 100 ms ago; null while they do not tell. It is asked for
 * when somebody wants a page, not before.
 */
export async function stockVersion(): Promise<number | null> {
  if (performance.now() - askedAt > MAY_BE_BEHIND) {
    asking ??= ask().finally(() => (asking = null))
    await asking
  }
  return newest
}

async function ask(): Promise<void> {
  const at = performance.now()
  try {
    const { version } = await callBackend<StockVersionAnswer>("/store/metal-stock-version", { timeoutSeconds: TIMEOUT_SECONDS })
    newest = version === null ? null : Math.max(version, newest ?? 0)
  } catch {
    // Pages are rendered for each visitor then, and say themselves what is wrong.
    newest = null
  }
  askedAt = at
}
