import { Engine } from "json-rules-engine"
import { conditionsOf, flatFacts } from "./conditions.mjs"

const OPERATORS = {
  EQUALS: "equal",
  IN: "in",
  GREATER_THAN_OR_EQUAL: "greaterThanInclusive",
  LESS_THAN_OR_EQUAL: "lessThanInclusive",
}

function toConditions({ field, operator, value }) {
  if (operator !== "BETWEEN") return [{ fact: field, operator: OPERATORS[operator], value }]
  const [least, most] = value
  return [
    { fact: field, operator: "greaterThanInclusive", value: least },
    { fact: field, operator: "lessThanInclusive", value: most },
  ]
}

/** json-rules-engine: one engine with every rule. */
export function jsonRulesEngine(rules) {
  const engine = new Engine([], { allowUndefinedFacts: true })
  for (const rule of rules) {
    engine.addRule({ conditions: { all: conditionsOf(rule).flatMap(toConditions) }, event: { type: rule.id } })
  }
  return {
    name: "json-rules-engine 7.3.1",
    idsOf: async (facts) => (await engine.run(flatFacts(facts))).events.map(({ type }) => type),
  }
}
