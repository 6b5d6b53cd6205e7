import { CARD } from "./card-provider"

/** What may happen to an order by card and to the messages about it. */
export type PaymentStep =
  | { do: "pay"; card: keyof typeof CARD }
  | { do: "bank"; answer: "pass" | "fail" }
  | { do: "cancel" }
  /** All that was told so far arrives, so many times each, at once and in any order. */
  | { do: "deliver"; times: number }
  /** What was told and did not arrive yet never does. */
  | { do: "drop" }
  | { do: "forge"; how: Forgery }

/** How a message is none of the card provider's: of a stranger's secret, changed on its way, too old, unsigned. */
export const FORGERIES = ["forged", "changed", "stale", "unsigned"] as const
export type Forgery = (typeof FORGERIES)[number]

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pickOf = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** The same things in another order. */
export function shuffled<T>(random: () => number, things: readonly T[]): T[] {
  const order = new Map(things.map((thing) => [thing, random()]))
  return [...order.keys()].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}

const MOST_STEPS = 6
/** How often each kind of step comes up, of a hundred. */
const CHANCES: [number, (random: () => number) => PaymentStep][] = [
  [34, (random) => ({ do: "pay", card: pickOf(random, ["good", "good", "refused", "challenged", "slow"]) })],
  [16, (random) => ({ do: "bank", answer: pickOf(random, ["pass", "pass", "fail"]) })],
  [6, () => ({ do: "cancel" })],
  [24, (random) => ({ do: "deliver", times: 1 + Math.floor(random() * 3) })],
  [8, () => ({ do: "drop" })],
  [12, (random) => ({ do: "forge", how: pickOf(random, FORGERIES) })],
]
/** Of ten histories one is of money that comes after the order was cancelled. */
const LATE: PaymentStep[] = [{ do: "pay", card: "slow" }, { do: "cancel" }, { do: "bank", answer: "pass" }]

function anyStep(random: () => number): PaymentStep {
  let chance = random() * 100
  for (const [weight, step] of CHANCES) {
    if (chance < weight) return step(random)
    chance -= weight
  }
  return { do: "deliver", times: 1 }
}

/** One history of an order: what happens to it in turn. */
export function paymentHistory(random: () => number): PaymentStep[] {
  const steps = Array.from({ length: 1 + Math.floor(random() * MOST_STEPS) }, () => anyStep(random))
  if (random() >= 0.1) return steps
  const others = steps.filter((one) => one.do === "deliver" || one.do === "forge" || one.do === "drop")
  return LATE.flatMap((one, at) => [one, ...others.slice(at, at + 1)])
}
