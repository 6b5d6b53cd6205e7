import type { StateDictionary } from "../store/state-dictionary"
import type { FieldCondition } from "./conditions"
import type { Ordering } from "./ordering"
import { stateFails, stateFilterKey, type StateFilter } from "./state-filter"

const MAX_KEPT = 256

/** What a search asks of states, with what follows from it. */
export class StateCondition implements FieldCondition {
  readonly chosen: readonly number[]
  private readonly wanted = new Map<Ordering, Uint8Array[]>()

  constructor(readonly fails: Uint8Array) {
    this.chosen = [...fails.keys()].filter((state) => fails[state] === 0)
  }

  /** Per state 1 when it is asked for and stands in a bucket of an ordering by states. */
  wantedIn(ordering: Ordering, bucket: number): Uint8Array {
    let ofOrdering = this.wanted.get(ordering)
    if (!ofOrdering) this.wanted.set(ordering, (ofOrdering = []))
    return (ofOrdering[bucket] ??= this.fails.map((bits, state) => (bits === 0 && ordering.bucketOf[state] === bucket ? 1 : 0)))
  }
}

/** Which states pass which filter. Kept, because there are few filters and a new state is rare. */
export class StateTables {
  private readonly kept = new Map<string, StateCondition>()
  private statesSeen = 0

  constructor(private readonly states: StateDictionary) {}

  conditionFor(filter: StateFilter): StateCondition {
    if (this.statesSeen !== this.states.size || this.kept.size > MAX_KEPT) this.kept.clear()
    this.statesSeen = this.states.size
    const key = stateFilterKey(filter)
    let condition = this.kept.get(key)
    if (!condition) {
      condition = new StateCondition(Uint8Array.from(this.states.entries, (state) => stateFails(filter, state)))
      this.kept.set(key, condition)
    }
    return condition
  }
}
