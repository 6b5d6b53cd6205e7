/**
 * Runs `work(turn, client)` from several clients until the time is over: a closed loop, so the figures are those of that many
 * clients who wait for their answers, not of an open stream.
 */
export async function closedLoop({ clients, seconds, work }) {
  const samples = []
  const began = performance.now()
  const until = began + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const started = performance.now()
        await work(next++, client)
        samples.push(performance.now() - started)
      }
    }),
  )
  return { samples, seconds: (performance.now() - began) / 1000 }
}

/** Requests a second and percentiles in milliseconds, over several rounds of a closed loop. */
export function summary(rounds) {
  const samples = rounds.flatMap((round) => round.samples).sort((a, b) => a - b)
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0)
  const at = (share) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN
  return { count: samples.length, perSecond: samples.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
