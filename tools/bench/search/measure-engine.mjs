import { createStockIndex } from "@billet/backend/catalogue/engine"
import { input } from "../lib/measure-apart.mjs"
import { percentiles } from "../lib/percentiles.mjs"
import { drawQueries } from "./queries.mjs"
import { generateStock } from "./stock-generator.mjs"

/*
 * The engine in a process of its own. Every search is another one: nothing answers it from memory of an earlier answer.
 * Lists that follow from the choice of metal, type and shape alone are kept by the engine itself, under every change.
 */

const WARM_UP = 4000
/** The machine is shared: what others do at the moment differs from round to round. */
const ROUNDS = 5

const { count, searches } = input()
const generated = timed(() => {
  for (const row of generateStock(count)) void row
})
const built = timed(() => createStockIndex(generateStock(count)))
const index = built.result
globalThis.gc?.()
const memory = process.memoryUsage().rss
const asked = drawQueries(searches)
for (const query of drawQueries(WARM_UP, { seed: 8 })) index.search(query)
const rounds = Array.from({ length: ROUNDS }, measureRound).sort((a, b) => a.times.all.mean - b.times.all.mean)
process.send({ count, build: built.took - generated.took, memory, quietest: rounds[0], loudest: rounds.at(-1) })

function measureRound() {
  const samples = { all: [], filters: [], ranges: [], text: [] }
  const before = process.cpuUsage()
  for (const query of asked) {
    const began = performance.now()
    index.search(query)
    const took = performance.now() - began
    samples.all.push(took)
    samples[query.kind].push(took)
  }
  const { user, system } = process.cpuUsage(before)
  const times = Object.fromEntries(Object.entries(samples).map(([kind, some]) => [kind, percentiles(some)]))
  return { processor: (user + system) / 1000 / asked.length, times }
}

function timed(work) {
  const began = performance.now()
  const result = work()
  return { result, took: performance.now() - began }
}
