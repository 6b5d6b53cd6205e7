import { setTimeout as wait } from "node:timers/promises"

/** Long enough for the slower way on a calm machine; a slower answer takes twice or three times as long. */
const BEAT_MILLISECONDS = 400

/**
 * Runs something whose time must not tell which way it went: the answer, or the error, comes at the next full beat after
 * the start (decision 46).
 */
export async function evenly<T>(run: () => Promise<T>, beat = BEAT_MILLISECONDS): Promise<T> {
  const start = performance.now()
  try {
    return await run()
  } finally {
    const spent = performance.now() - start
    await wait(Math.ceil((spent + 1) / beat) * beat - spent)
  }
}
