import { DifferentAnswersError } from "../lib/different-answers-error.mjs"
import { input } from "../lib/measure-apart.mjs"
import { percentiles } from "../lib/percentiles.mjs"
import { comparable, peerDocuments, peerQueries } from "./peer-documents.mjs"
import { billet } from "./peers/billet.mjs"
import { generateStock } from "./stock-generator.mjs"

/* Ours and some peers on the same items: answers compared first, then every search asked of each in turn. */

const WARM_UP_MILLISECONDS = 3000
const LOADERS = {
  medusa: async () => (await import("./peers/medusa-search.mjs")).medusaSearch,
  sql: async () => (await import("./peers/tuned-sql.mjs")).tunedSql,
  groonga: async () => (await import("./peers/groonga.mjs")).groonga,
  roaring: async () => (await import("./peers/roaring.mjs")).roaringBitmaps,
  orama: async () => (await import("./peers/orama.mjs")).orama,
  itemsjs: async () => (await import("./peers/itemsjs.mjs")).itemsJs,
}

const { count, searches, peers, databaseUrl } = input()
const rows = [...generateStock(count)]
const documents = peerDocuments(rows)
const queries = peerQueries(searches)
const engines = [{ ...billet(documents, rows), build: 0 }]
const missing = []
for (const name of peers) {
  const make = await LOADERS[name]()
  const began = performance.now()
  const made = await make(documents, rows, { databaseUrl })
  if (made) engines.push({ ...made, build: (performance.now() - began) / 1000 })
  else missing.push(name)
}
for (const engine of engines) await warmUp(engine)
const samples = await interleaved(engines, queries)
const results = engines.map(({ name, build }, at) => ({ name, build, times: percentiles(samples[at]) }))
for (const { close } of engines) await close?.()
process.send({ count, searches, results, missing }, () => process.exit(0))

/** Other searches than those measured, for as long with each engine. */
async function warmUp(engine) {
  const until = performance.now() + WARM_UP_MILLISECONDS
  const others = peerQueries(4000, 6)
  for (let at = 0; at < others.length && performance.now() < until; at++) await engine.ask(others[at])
}

/** Each search goes to every engine, ours before each peer as well; the first round only compares. */
async function interleaved(all, asked) {
  for (const query of asked) {
    const expected = comparable(all[0].read(await all[0].ask(query)))
    for (const peer of all.slice(1)) {
      const theirs = comparable(peer.read(await peer.ask(query)))
      if (theirs !== expected)
        throw new DifferentAnswersError(
          `${peer.name}, ${JSON.stringify(query)}\n${theirs.slice(0, 1500)}\nBillet: ${expected.slice(0, 1500)}`,
        )
    }
  }
  const times = all.map(() => [])
  const [ours, ...others] = all
  for (const query of asked) {
    for (const [at, peer] of others.entries()) {
      times[0].push(await timed(ours, query))
      times[at + 1].push(await timed(peer, query))
    }
  }
  return times
}

async function timed(engine, query) {
  const began = performance.now()
  const answer = engine.ask(query)
  if (answer instanceof Promise) await answer
  return performance.now() - began
}
