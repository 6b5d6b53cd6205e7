const MINUTE_MILLISECONDS = 60_000
/** Minutes before each further try: together about a day. */
const PAUSES = [1, 5, 30, 120, 360, 960]

/** How long a mail waits after so many tries that failed; null when it is given up. */
export function mailPause(attempts: number): number | null {
  const minutes = PAUSES[attempts - 1]
  return minutes === undefined ? null : minutes * MINUTE_MILLISECONDS
}
