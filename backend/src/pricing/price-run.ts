import type { PriceSource, PriceStepKind } from "../contract"
import { pricingDay } from "./active-days"
import { customPriceOf, type HeldCustomPrice } from "./custom-price-of"
import type { CompiledRule } from "./compile-rule"
import type { ActionOutcome, Operation } from "./define-action"
import { times, ZERO, type Exact } from "./exact"
import { encodeFacts } from "./tree/encoded-facts"
import type { PricingFacts } from "./facts"
import { exactLine, product, type ExactLine } from "./line-measures"
import { listFactors } from "./list-price"
import { percentOperation } from "./percent-operation"
import type { PriceBook } from "./price-book"
import { rulesThatHold } from "./tree/rules-that-hold"

/** One step of a price, exact. */
export type ExactStep = { kind: PriceStepKind; source: PriceSource; operation: Operation; before: Exact | null; after: Exact }
/** A rule that holds for the line but did not (or not wholly) change its price. */
export type Refusal = { rule: CompiledRule; reason: string } | { rule: CompiledRule; basedOn: OwnSource }
type OwnSource = Extract<PriceSource, { id: string }>

/** The making of a price, not rounded: catalogue, base, changes, promo. `total` is null when nothing sets a price. */
export type PriceRun = {
  facts: PricingFacts
  line: ExactLine
  list: Exact | null
  /** What custom price and rules make of it, before a promo code. */
  ruled: Exact | null
  total: Exact | null
  steps: ExactStep[]
  refusals: Refusal[]
}

/**
 * Makes the price of a line: the catalogue price, replaced by the custom price or by the first rule in order that sets a
 * base, then every markup and discount in order, then the promo code. Source: decision 19.
 * @throws InvalidPricingDateError when the facts' date is none.
 */
export function runPrice(book: PriceBook, facts: PricingFacts): PriceRun {
  const day = pricingDay(facts.date)
  const line = exactLine(facts.line)
  const custom = customPriceOf(book.customPrices, facts, line, day)
  const encoded = encodeFacts(book.rules.readers, { facts, line, hasCustomPrice: custom !== null }, day)
  const rules = rulesThatHold(book.rules, encoded)
  const run: PriceRun = { facts, line, list: null, ruled: null, total: null, steps: [], refusals: [] }
  applyList(run)
  applyBase(run, custom, rules)
  applyChanges(run, rules)
  run.ruled = run.total
  applyPromo(run)
  return run
}

function applyList(run: PriceRun): void {
  const factors = listFactors(run.facts.item, run.line)
  if (!factors) return
  add(run, "list", CATALOGUE, { op: "multiply", factors })
  run.list = run.total
}

function applyBase(run: PriceRun, custom: HeldCustomPrice | null, rules: readonly CompiledRule[]): void {
  let winner: OwnSource | null = custom && { type: "custom-price", id: custom.row.id, name: CONTRACT_PRICE }
  if (custom && winner) add(run, "contract", winner, custom.operation)
  for (const rule of rules) {
    if (!rule.base) continue
    if (winner !== null) run.refusals.push({ rule, basedOn: winner })
    else if (applyOutcome(run, rule, rule.base.kind, rule.base.outcomeFor(run.line))) winner = rule.source
  }
}

function applyChanges(run: PriceRun, rules: readonly CompiledRule[]): void {
  for (const rule of rules) {
    for (const { kind, outcomeFor } of rule.changes) {
      if (run.total === null) run.refusals.push({ rule, reason: "there is no price to change" })
      else applyOutcome(run, rule, kind, outcomeFor(run.line))
    }
  }
}

function applyOutcome(run: PriceRun, rule: CompiledRule, kind: PriceStepKind, outcome: ActionOutcome): boolean {
  if (outcome.op === "none") {
    run.refusals.push({ rule, reason: outcome.reason })
    return false
  }
  add(run, kind, rule.source, outcome)
  return true
}

function applyPromo(run: PriceRun): void {
  const { promo } = run.facts
  if (!promo || run.total === null) return
  add(run, "promo", { type: "promo", id: promo.code, name: promo.code }, percentOperation(-promo.percentage))
}

function add(run: PriceRun, kind: PriceStepKind, source: PriceSource, operation: Operation): void {
  const after = notBelowZero(applyOperation(operation, run.total ?? ZERO))
  run.steps.push({ kind, source, operation, before: run.total, after })
  run.total = after
}

/** What an operation makes of an amount, exactly. */
export function applyOperation(operation: Operation, amount: Exact): Exact {
  return operation.op === "multiply" ? product(operation.factors) : times(amount, operation.factor)
}

/** No step takes a price below nothing. Source: decision 19. */
export function notBelowZero(amount: Exact): Exact {
  return amount.digits < 0n ? ZERO : amount
}

const CATALOGUE: PriceSource = { type: "catalogue" }
const CONTRACT_PRICE = "Contract price"
