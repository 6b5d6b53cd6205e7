import { ZenEngine } from "@gorules/zen-engine"
import { conditionsOf, flatFacts } from "./conditions.mjs"

/** A cell of a decision table in Zen's unary expressions. */
function cell({ operator, value }) {
  const text = (one) => (typeof one === "string" ? JSON.stringify(one) : String(one))
  if (operator === "EQUALS") return text(value)
  if (operator === "IN") return value.map(text).join(", ")
  if (operator === "BETWEEN") return `[${value[0]}..${value[1]}]`
  return `${operator === "GREATER_THAN_OR_EQUAL" ? ">=" : "<="} ${value}`
}

function tableOf(rules) {
  const columns = new Map()
  const rows = rules.map((rule) => {
    const row = { _id: rule.id, id: JSON.stringify(rule.id) }
    for (const condition of conditionsOf(rule)) {
      const key = columnKey(condition)
      columns.set(key, { id: key, name: key, field: condition.field })
      row[key] = cell(condition)
    }
    return row
  })
  const empty = Object.fromEntries([...columns.keys()].map((key) => [key, ""]))
  const content = { hitPolicy: "collect", inputs: [...columns.values()], outputs: [{ id: "id", name: "id", field: "id" }] }
  return { ...content, rules: rows.map((row) => ({ ...empty, ...row })) }
}

/** First and last day are two columns of one fact. */
function columnKey({ field, operator }) {
  return field === "day" ? `day${operator === "LESS_THAN_OR_EQUAL" ? "To" : "From"}` : field
}

/** Zen: one decision table with a row per rule that collects every row that fits. */
export function zenEngine(rules) {
  const nodes = [
    { id: "in", name: "in", type: "inputNode" },
    { id: "table", name: "table", type: "decisionTableNode", content: tableOf(rules) },
    { id: "out", name: "out", type: "outputNode" },
  ]
  const edges = [
    { id: "a", sourceId: "in", targetId: "table", type: "edge" },
    { id: "b", sourceId: "table", targetId: "out", type: "edge" },
  ]
  const decision = new ZenEngine().createDecision(Buffer.from(JSON.stringify({ nodes, edges })))
  return {
    name: "@gorules/zen-engine 0.54.0",
    idsOf: async (facts) => (await decision.evaluate(flatFacts(facts))).result.map(({ id }) => id),
  }
}
