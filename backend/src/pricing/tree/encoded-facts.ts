import type { PricingField } from "../../contract"
import type { FactValue } from "../define-operator"
import { DAY_SLOT, FIELD_ORDER, FIELD_READERS, slotOf, type FactSource } from "../fields"

/** The texts rules name, by slot, each with a small number; facts are compared by these numbers. */
export type FactCodes = readonly (ReadonlyMap<string, number> | undefined)[]
/** A fact that some rule looks at. */
export type FactReader = { slot: number; read: (source: FactSource) => FactValue; codes: ReadonlyMap<string, number> | undefined }

/** No rule names the text, or the fact is missing. */
export const NO_CODE = -1

/**
 * A line's facts by slot: the codes of texts, and numbers with NaN for what is missing. `several` holds the codes of a fact
 * with many values, which has no code in its own place.
 */
export type EncodedFacts = {
  codes: readonly number[]
  numbers: readonly number[]
  several: ReadonlyMap<number, readonly number[]> | null
  source: FactSource
}

const NO_CODES: readonly number[] = [NO_CODE, ...FIELD_ORDER.map(() => NO_CODE)]
const NO_NUMBERS: readonly number[] = [Number.NaN, ...FIELD_ORDER.map(() => Number.NaN)]

/** How the given fields are read. */
export function factReaders(fields: readonly PricingField[], codes: FactCodes): FactReader[] {
  return fields.map((field) => ({ slot: slotOf(field), read: FIELD_READERS[field], codes: codes[slotOf(field)] }))
}

/** Reads the facts that rules look at; the others are missing. */
export function encodeFacts(readers: readonly FactReader[], source: FactSource, day: number): EncodedFacts {
  const codes = NO_CODES.slice()
  const numbers = NO_NUMBERS.slice()
  let several: Map<number, readonly number[]> | null = null
  numbers[DAY_SLOT] = day
  for (const { slot, read, codes: known } of readers) {
    const fact = read(source)
    if (typeof fact === "string") codes[slot] = known?.get(fact) ?? NO_CODE
    else if (typeof fact === "number") numbers[slot] = fact
    else if (typeof fact === "object" && fact !== null) (several ??= new Map()).set(slot, codesOf(known, fact))
  }
  return { codes, numbers, several, source }
}

/** A fact as it is, for the tests that are more than a list or a range. */
export function rawFact({ source }: EncodedFacts, slot: number): FactValue {
  const field = FIELD_ORDER[slot - 1]
  return field ? FIELD_READERS[field](source) : null
}

function codesOf(known: ReadonlyMap<string, number> | undefined, texts: readonly string[]): number[] {
  return texts.flatMap((text) => known?.get(text) ?? [])
}
