import type { FieldCondition } from "./conditions"

const MOST_KEPT = 256

/** Values that are numbered; a new one makes what was kept of them too short. */
type Numbered = { readonly size: number }
type Kept = { size: number; conditions: Map<string, FieldCondition> }

const kept = new WeakMap<Numbered, Kept>()

/** The condition of choosing one value, which is most choices: made once, because an array per search leaves much to collect. */
export function keptChoice(values: Numbered, wanted: readonly string[], make: () => FieldCondition): FieldCondition {
  const [only, another] = wanted
  if (only === undefined || another !== undefined) return make()
  let ofValues = kept.get(values)
  if (ofValues?.size !== values.size || ofValues.conditions.size > MOST_KEPT) {
    ofValues = { size: values.size, conditions: new Map() }
    kept.set(values, ofValues)
  }
  const known = ofValues.conditions.get(only)
  if (known) return known
  const made = make()
  ofValues.conditions.set(only, made)
  return made
}
