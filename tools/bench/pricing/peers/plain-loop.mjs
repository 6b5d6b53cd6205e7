import { conditionsOf, flatFacts } from "./conditions.mjs"

function toTest({ field, operator, value }) {
  if (operator === "EQUALS") return (facts) => facts[field] === value
  if (operator === "IN") return (facts) => value.includes(facts[field])
  if (operator === "BETWEEN") return (facts) => facts[field] >= value[0] && facts[field] <= value[1]
  if (operator === "GREATER_THAN_OR_EQUAL") return (facts) => facts[field] >= value
  return (facts) => facts[field] <= value
}

/** No engine: a function per condition, every rule asked one by one. */
export function plainLoop(rules) {
  const compiled = rules.map((rule) => ({ id: rule.id, tests: conditionsOf(rule).map(toTest) }))
  return {
    name: "a plain loop in JavaScript",
    idsOf: async (facts) => {
      const flat = flatFacts(facts)
      return compiled.filter(({ tests }) => tests.every((test) => test(flat))).map(({ id }) => id)
    },
  }
}
