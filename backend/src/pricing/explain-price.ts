import { conditionText, dayText, type RuleVerdict } from "../contract"
import { pricingDay } from "./active-days"
import type { CompiledRule, RuleTest } from "./compile-rule"
import { customPriceOf } from "./custom-price-of"
import type { FactValue } from "./define-operator"
import type { PricingFacts } from "./facts"
import { FIELD_READERS, type FactSource } from "./fields"
import { exactLine } from "./line-measures"
import { Price } from "./price"
import type { PriceBook } from "./price-book"
import { runPrice, type PriceRun, type Refusal } from "./price-run"

/** A price with a verdict on every rule there is, in the order of evaluation; for staff. */
export type PriceExplanation = { price: Price | null; rules: RuleVerdict[] }

/**
 * Why a line costs what it costs, and why every other rule did not apply. Looks at each rule of any status, so it is for a
 * person who asks, not for a page of prices.
 * @throws InvalidPricingDateError when the facts' date is none.
 */
export function explainPrice(book: PriceBook, facts: PricingFacts): PriceExplanation {
  const run = runPrice(book, facts)
  const day = pricingDay(facts.date)
  const line = exactLine(facts.line)
  const source: FactSource = { facts, line, hasCustomPrice: customPriceOf(book.customPrices, facts, line, day) !== null }
  const price = run.ruled === null || run.total === null ? null : new Price(run, run.ruled, run.total)
  const adjustments = new Map(price?.appliedRules.map(({ ruleId, adjustment }) => [ruleId, adjustment]))
  const rules = book.rules.all.map((rule) => verdictOn(rule, source, day, run, adjustments.get(rule.row.id)))
  return { price, rules }
}

function verdictOn(
  rule: CompiledRule,
  source: FactSource,
  day: number,
  run: PriceRun,
  adjustment: number | undefined,
): RuleVerdict {
  const { id, name } = rule.row
  const refusals = run.refusals.filter((refusal) => refusal.rule === rule).map(refusalText)
  const reasons = [...unfitReasons(rule, source, day), ...new Set(refusals)]
  return { ruleId: id, ruleName: name, applied: adjustment !== undefined, adjustment: adjustment ?? 0, reasons }
}

function refusalText(refusal: Refusal): string {
  if ("reason" in refusal) return refusal.reason
  const { type, name } = refusal.basedOn
  return `the base price is set by ${type === "rule" ? `"${name}"` : "the custom price"}`
}

function unfitReasons({ row, from, to, tests }: CompiledRule, source: FactSource, day: number): string[] {
  return [
    ...(row.status === "ACTIVE" ? [] : [`its status is ${row.status}`]),
    ...(day < from ? [`it starts on ${dayText(from)}`] : []),
    ...(day > to ? [`it ended on ${dayText(to)}`] : []),
    ...tests.flatMap((test) => unfitReason(test, source)),
  ]
}

function unfitReason({ condition, holds }: RuleTest, source: FactSource): string[] {
  const fact = FIELD_READERS[condition.field](source)
  return holds(fact) ? [] : [`${conditionText(condition)}; here it is ${factText(fact)}`]
}

function factText(fact: FactValue): string {
  if (fact === null) return "not known"
  if (typeof fact === "boolean") return fact ? "yes" : "no"
  return Array.isArray(fact) ? fact.join(", ") : String(fact)
}
