import { MM_PER_INCH } from "../metric"
import { EitherSystem } from "./either-system"

/** A size as the stock writes it, "4.500" or "6.000-3.000", or its numbers in millimetres. */
export function SizeValue({ value }: { value: string }) {
  return <EitherSystem us={value} metric={value.replace(/[\d.]+/g, (inches) => (Number(inches) * MM_PER_INCH).toFixed(1))} />
}
