import { PRICING_ACTIONS, type ActionRow, type PricingAction, type PricingActionType, type PriceStepKind } from "../contract"
import type { Exact } from "./exact"
import type { ExactLine, Factor } from "./line-measures"

/** A change of an amount of money, exact; PriceOperation of the contract is what it looks like outside. */
export type Operation = { op: "multiply"; factors: readonly Factor[] } | { op: "percent"; percent: Exact; factor: Exact }

/** What an action does to a line, or why it cannot. */
export type ActionOutcome = Operation | { op: "none"; reason: string }

/** An action ready to be applied. */
export type CompiledAction = {
  kind: PriceStepKind
  outcomeFor: (line: ExactLine) => ActionOutcome
}

/** An action of the registry: its row of the vocabulary (label, parts a form asks for, sets a base or not) and what it does. */
export type Action = ActionRow & {
  type: PricingActionType
  compile: (action: PricingAction) => CompiledAction
}

/** An action from what it does; the row of the vocabulary is added. */
export function defineAction(type: PricingActionType, compile: Action["compile"]): Action {
  return { type, ...PRICING_ACTIONS[type], compile }
}

/** A part that its type requires and that was checked before. */
export function required<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new TypeError("An action lacks a part that its type requires")
  return part
}
