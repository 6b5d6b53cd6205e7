/** A formatter for each count of decimals: to make one takes longer than to use it a hundred times. */
const kept: Intl.NumberFormat[] = []

/** "1,234.50" */
export function formatNumber(value: number, decimals: number): string {
  kept[decimals] ??= new Intl.NumberFormat("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return kept[decimals].format(value)
}
