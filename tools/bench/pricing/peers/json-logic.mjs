import jsonLogic from "json-logic-js"
import { conditionsOf, flatFacts } from "./conditions.mjs"

const OPERATORS = { EQUALS: "===", IN: "in", GREATER_THAN_OR_EQUAL: ">=", LESS_THAN_OR_EQUAL: "<=" }

function toLogic({ field, operator, value }) {
  const fact = { var: field }
  if (operator === "BETWEEN") return { "<=": [value[0], fact, value[1]] }
  return { [OPERATORS[operator]]: [fact, value] }
}

/** json-logic-js: every rule asked one by one. */
export function jsonLogicLoop(rules) {
  const compiled = rules.map((rule) => ({ id: rule.id, logic: { and: conditionsOf(rule).map(toLogic) } }))
  return {
    name: "json-logic-js 2.0.5",
    idsOf: async (facts) => {
      const data = flatFacts(facts)
      return compiled.filter(({ logic }) => jsonLogic.apply(logic, data)).map(({ id }) => id)
    },
  }
}
