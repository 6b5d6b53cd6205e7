/** Percentiles of samples in milliseconds. */
export function percentiles(samples) {
  const sorted = Float64Array.from(samples).sort()
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length
  return { count: sorted.length, mean, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Milliseconds with three digits that count. */
export const fine = (milliseconds) =>
  milliseconds >= 100 ? Math.round(milliseconds).toLocaleString("en-US") : milliseconds.toPrecision(3)
