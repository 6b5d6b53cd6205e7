const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })

/** "12,345" */
export function formatCount(value: number): string {
  return whole.format(value)
}
