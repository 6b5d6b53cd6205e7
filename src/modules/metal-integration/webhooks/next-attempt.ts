const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long after each failed try the next one comes: eleven tries within about a day. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR]
const JITTER = 0.2

/**
 * Milliseconds until the next try after so many failed ones; null when it is given up. `chance` from 0 to 1 spreads tries by
 * up to a fifth, so that what failed together does not come back together.
 */
export function pauseAfter(attempts: number, chance: number): number | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * chance))
}
