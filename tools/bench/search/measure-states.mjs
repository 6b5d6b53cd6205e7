import { createStockIndex } from "@billet/backend/catalogue/engine"
import { connect } from "../../lib/sql.mjs"
import { copyIn } from "../lib/copy-in.mjs"
import { DifferentAnswersError } from "../lib/different-answers-error.mjs"
import { input } from "../lib/measure-apart.mjs"
import { comparable, FACETS, featuredRank, peerDocument, peerQueries } from "./peer-documents.mjs"
import { billetOn } from "./peers/billet.mjs"
import { askAll } from "./peers/tuned-sql.mjs"
import { oneOf, randomFrom } from "./random.mjs"
import { generateStock, stockOf } from "./stock-generator.mjs"

/*
 * Random changes go into the index and into a table of PostgreSQL; after each, both answer a random search. Changes are of
 * stock, withdrawals, items that vanish and items that come (back).
 */

const COLUMNS = "id, metal, type, grade, size, condition, coids, outer_diameter, inside_diameter, place"
const TABLE = `
  create table bench_state (id text primary key, metal text, type text, grade text, size text, condition text, coids text[],
    outer_diameter float8, inside_diameter float8, place int)`
const PAGE = { table: "bench_state", order: 'place, id collate "C"' }
const SHARE_GONE = 0.1

const { count, states, databaseUrl } = input()
const rows = [...generateStock(count)]
const index = createStockIndex(rows)
const ours = billetOn(index)
const client = await connect(databaseUrl)
await client.query(TABLE)
await copyIn(client, `bench_state (${COLUMNS})`, inSale(rows))
const random = randomFrom(31)
const queries = peerQueries(states, 32)
for (const query of queries) {
  const at = Math.floor(random() * rows.length)
  if (random() < SHARE_GONE) await drop(rows[at])
  else
    await put(
      (rows[at] = {
        ...rows[at],
        ...stockOf(random),
        ...(random() < 0.1 ? { productCondition: oneOf(random, rows).productCondition } : {}),
      }),
    )
  const expected = comparable(await askAll(client, query, PAGE))
  const answer = comparable(ours.read(ours.ask(query)))
  if (answer !== expected) throw new DifferentAnswersError(`${JSON.stringify(query)}\nSQL: ${expected}\nBillet: ${answer}`)
}
await client.end()
process.send({ count, states: queries.length })

function* inSale(some) {
  for (const row of some) if (!row.withdrawn) yield valuesOf(row)
}

function valuesOf(row) {
  const { id, coids, outerDiameter, insideDiameter, ...one } = peerDocument(row)
  return [id, ...FACETS.map((field) => one[field]), `{${coids.join(",")}}`, outerDiameter, insideDiameter, featuredRank(row)]
}

async function put(row) {
  index.apply({ upsert: [row], remove: [] })
  await client.query("delete from bench_state where id = $1", [row.productCode])
  if (row.withdrawn) return
  const values = valuesOf(row)
  await client.query(`insert into bench_state (${COLUMNS}) values (${values.map((_, at) => `$${at + 1}`)})`, values)
}

async function drop(row) {
  index.apply({ upsert: [], remove: [row.productCode] })
  await client.query("delete from bench_state where id = $1", [row.productCode])
}
