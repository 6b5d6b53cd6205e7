import { BackendError } from "../../lib/backend-error"
import { SLOW_SECONDS } from "./client/search-timeout"

/**
 * Runs a search of the server with the rules of specification section 8: slower than 5 s it is warned about; a failure is
 * logged and thrown as 'HTTP error! status: {code}' or 'Request timeout after N seconds', its cause kept.
 */
export async function timedSearch<T>(seconds: number, run: () => Promise<T>): Promise<T> {
  const slow = setTimeout(() => console.warn(`The catalogue search is slow: over ${SLOW_SECONDS} seconds`), SLOW_SECONDS * 1000)
  try {
    return await run()
  } catch (error) {
    const failure = new Error(messageOf(error, seconds), { cause: error })
    console.error("Catalogue search failed", failure)
    throw failure
  } finally {
    clearTimeout(slow)
  }
}

function messageOf(error: unknown, seconds: number): string {
  if (!(error instanceof BackendError)) return error instanceof Error ? error.message : String(error)
  const cause = error.cause as { name?: unknown } | undefined
  return cause?.name === "TimeoutError" ? `Request timeout after ${seconds} seconds` : `HTTP error! status: ${error.status}`
}
