import type { AppliedRule, PriceSource } from "../contract"
import { roundedUnits } from "./exact"
import type { ExactStep } from "./price-run"

type Change = { source: Extract<PriceSource, { id: string }>; cents: number }

/**
 * The custom price and the rules among the steps, each once, in order, with what it changed. An adjustment is the
 * difference of rounded amounts, so that together they are the whole difference to the cent.
 */
export function appliedRules(steps: readonly ExactStep[]): AppliedRule[] {
  const changes: Change[] = []
  let before = 0
  for (const { source, after } of steps) {
    const now = roundedUnits(after, 2)
    if (source.type === "rule" || source.type === "custom-price") addChange(changes, source, now - before)
    before = now
  }
  return changes.map(({ source, cents }) => ({ ruleId: source.id, ruleName: source.name, adjustment: cents / 100 }))
}

/** A rule with two actions shares one source object between its steps. */
function addChange(changes: Change[], source: Change["source"], cents: number): void {
  const known = changes.find((change) => change.source === source)
  if (known) known.cents += cents
  else changes.push({ source, cents })
}
