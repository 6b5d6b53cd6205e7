import type { Operation } from "./define-action"
import { exact, percentFactor } from "./exact"

/** Raises by a percentage; lowers by a negative one. */
export function percentOperation(percent: number): Operation {
  const value = exact(percent)
  return { op: "percent", percent: value, factor: percentFactor(value) }
}
