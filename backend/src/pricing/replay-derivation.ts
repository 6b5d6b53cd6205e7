import type { PriceFactor, PriceOperation, PriceStep } from "../contract"
import { compare, ONE, percentFactor, ratioUnits, roundedUnits, signedOfText, times, toNumber, ZERO, type Exact } from "./exact"
import { notBelowZero } from "./price-run"

/** A derivation that cannot be followed: a step does not start where the one before ended, or does not give what it says. */
export class BrokenDerivationError extends Error {
  override readonly name = "BrokenDerivationError"
  constructor(
    readonly step: number,
    reason: string,
  ) {
    super(`Step ${step + 1} of the derivation ${reason}`)
  }
}

/**
 * Makes a price again from its derivation alone and checks every step on the way. USD, rounded as `calculatePrice` does.
 * @throws BrokenDerivationError when the steps do not follow from each other.
 */
export function replayDerivation(steps: readonly PriceStep[]): { finalPrice: number; unitPrice: number } {
  let amount: Exact | null = null
  let unitPrice = 0
  steps.forEach((step, index) => {
    if (!isSame(amount, step.before)) throw new BrokenDerivationError(index, "does not start where the one before ended")
    const found: Exact = amount ?? ZERO
    if (step.operation.op === "divide") unitPrice = divided(found, step.operation)
    amount = apply(step.operation, found)
    if (!isSame(amount, step.after)) throw new BrokenDerivationError(index, "does not give what it says")
  })
  return { finalPrice: toNumber(amount ?? ZERO), unitPrice }
}

function apply(operation: PriceOperation, amount: Exact): Exact {
  switch (operation.op) {
    case "multiply":
      return notBelowZero(multiplied(operation.factors))
    case "percent":
      return notBelowZero(times(amount, percentFactor(read(operation.percent))))
    case "divide":
      return amount
    case "round":
      return { digits: BigInt(roundedUnits(amount, operation.places)), scale: operation.places }
  }
}

function divided(amount: Exact, { factors, places }: { factors: readonly PriceFactor[]; places: number }): number {
  const divisor = multiplied(factors)
  return divisor.digits === 0n ? 0 : ratioUnits(amount, divisor, places) / 10 ** places
}

function multiplied(factors: readonly PriceFactor[]): Exact {
  return factors.reduce((result, { value }) => times(result, read(value)), ONE)
}

function isSame(amount: Exact | null, text: string | null): boolean {
  return amount === null || text === null ? amount === text : compare(amount, read(text)) === 0
}

function read(text: string): Exact {
  return signedOfText(text) ?? ZERO
}
