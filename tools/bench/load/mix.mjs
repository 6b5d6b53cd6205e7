import { input } from "../lib/measure-apart.mjs"
import { percentiles } from "../lib/percentiles.mjs"
import { drawBodies } from "../search-http/bodies.mjs"
import { randomFrom } from "../search/random.mjs"
import { Buyer } from "./buyers.mjs"

/* The load generator, in a process of its own; it says what it did and which share of a core it took itself. */

const { origins, key, tokens, products, kinds, seconds, rate, seed } = input()
const bodies = drawBodies(2000, { seed })
const buyers = tokens.map((token, number) => {
  const origin = origins[number % origins.length]
  return new Buyer({ origin, key, token, number, kinds, bodies, products, random: randomFrom(seed * 1000 + number) })
})

const latencies = { browse: [], cart: [], checkout: [] }
const problems = []
let made = 0
const before = process.cpuUsage()
const began = performance.now()
const ends = began + seconds * 1000
await Promise.all(buyers.map(work))
const took = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(before)
for (const buyer of buyers) buyer.close()
const all = Object.values(latencies).flat()
process.send({
  perSecond: all.length / took,
  took,
  kinds: Object.fromEntries(Object.entries(latencies).map(([kind, times]) => [kind, percentiles(times)])),
  all: percentiles(all),
  cpuSeconds: (user + system) / 1e6,
  failed: problems.length,
  problem: problems[0] ?? null,
})

/** With a rate operations are due at fixed times, whatever the answers take, and latency counts from when one was due. */
async function work(buyer) {
  while (performance.now() < ends) {
    const due = rate ? began + (made++ / rate) * 1000 : performance.now()
    if (due >= ends) return
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const kind = await buyer.next()
      latencies[kind].push(performance.now() - due)
    } catch (error) {
      problems.push(error.message)
    }
  }
}
