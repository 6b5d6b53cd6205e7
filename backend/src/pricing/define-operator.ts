import {
  PRICING_OPERATORS,
  type ConditionValue,
  type OperatorRow,
  type OperatorValueKind,
  type PricingOperator,
} from "../contract"

/** One value of a fact. */
export type Scalar = string | number | boolean
/** A fact as conditions see it: null is missing, a list is several values at once. */
export type FactValue = Scalar | readonly string[] | null

/** A condition ready to be asked; where it says no more than a list of texts or a range of numbers, that is given too. */
export type CompiledTest = {
  holds: (fact: FactValue) => boolean
  /** Fulfilled by exactly these texts. */
  keys?: readonly string[]
  /** Fulfilled by exactly the numbers from the first to the second. */
  range?: readonly [number, number]
}

type ValueOfKind = {
  one: Scalar
  text: string
  list: readonly (string | number)[]
  range: readonly [number, number]
}
type ValueOf<Id extends PricingOperator> = ValueOfKind[(typeof PRICING_OPERATORS)[Id]["value"]]

/** An operator of the registry: its row of the vocabulary (label, value, fields it takes) and what it does. */
export type Operator = OperatorRow & {
  id: PricingOperator
  compile: (value: ConditionValue) => CompiledTest
}

/** What one operator says of one value of a fact. */
type OneValueTest = Omit<CompiledTest, "holds"> & { holdsFor: (fact: Scalar) => boolean }

/**
 * An operator from what it says of one value. A missing fact fulfils nothing; of several values one is enough.
 * Source: decision 20.
 */
export function defineOperator<Id extends PricingOperator>(id: Id, compileOne: (value: ValueOf<Id>) => OneValueTest): Operator {
  const compile = (value: ConditionValue): CompiledTest => {
    const { holdsFor, ...hints } = compileOne(readValue(id, value) as ValueOf<Id>)
    const holds = (fact: FactValue) => {
      if (fact === null) return false
      return typeof fact === "object" ? fact.some(holdsFor) : holdsFor(fact)
    }
    return { holds, ...hints }
  }
  return { id, ...PRICING_OPERATORS[id], compile }
}

/** The opposite of an operator; so a missing fact fulfils it, and of several values none may fulfil the original. */
export function negationOf(id: PricingOperator, operator: Operator): Operator {
  const compile = (value: ConditionValue): CompiledTest => {
    const { holds } = operator.compile(value)
    return { holds: (fact) => !holds(fact) }
  }
  return { id, ...PRICING_OPERATORS[id], compile }
}

const SHAPES: Record<OperatorValueKind, (value: ConditionValue) => boolean> = {
  one: (value) => typeof value !== "object",
  text: (value) => typeof value === "string",
  list: (value) => typeof value === "object",
  range: (value) => typeof value === "object" && value.length === 2,
}

function readValue(id: PricingOperator, value: ConditionValue): ConditionValue {
  if (SHAPES[PRICING_OPERATORS[id].value](value)) return value
  throw new TypeError(`${id} cannot take ${JSON.stringify(value)}`)
}
