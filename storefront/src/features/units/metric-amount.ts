import { KILOGRAMS_PER_POUND, type Unit } from "@billet/backend/contract"
import { formatNumber } from "@/lib/format-number"
import { millimetres } from "./metric"

/** An amount as ordered in millimetres or kilograms, "609.6 mm"; null for one ordered in kilograms. */
export function metricAmount(amount: string, unit: Unit): string | null {
  if (unit === "kg") return null
  if (unit === "in") return `${millimetres(Number(amount))} mm`
  return `${formatNumber(Number(amount) * KILOGRAMS_PER_POUND, 2)} kg`
}
