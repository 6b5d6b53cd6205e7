import type { Unit } from "@billet/backend/contract"
import { metricAmount } from "../metric-amount"

/** Behind an amount as it was ordered, which governs, the same for a reader of millimetres: " (609.6 mm)". */
export function InMetric({ amount, unit }: { amount: string; unit: Unit }) {
  const text = metricAmount(amount, unit)
  return text && <span className="metric-units">{` (${text})`}</span>
}
