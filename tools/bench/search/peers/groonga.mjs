import { execFileSync, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { URLSearchParams } from "node:url"
import { untilAnswering } from "../../../lib/answering.mjs"
import { freePorts } from "../../../lib/ports.mjs"
import { chosenFields, FACETS, without } from "../peer-documents.mjs"

/** Groonga's own server with an index for every filter; null where it is not installed (Debian: apt-get install groonga). */
export async function groonga(documents) {
  if (spawnSync("groonga", ["--version"]).status !== 0) return null
  const version = execFileSync("groonga", ["--version"], { encoding: "utf8" }).split(" ")[1]
  const folder = mkdtempSync(join(tmpdir(), "billet-groonga-"))
  const database = join(folder, "db")
  fill(folder, database, documents)
  const [port] = await freePorts(1)
  const server = spawn("groonga", ["--protocol", "http", "--port", String(port), "-s", database], { stdio: "ignore" })
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise((resolve) => server.once("exit", (code, signal) => resolve({ code, signal })))
  await untilAnswering(`${origin}/d/status`, { title: "Groonga", log: "", ended }, 20_000)
  return {
    name: `Groonga ${version} over HTTP`,
    ask: (query) => answer(origin, query),
    read: (one) => one,
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(folder, database, documents) {
  const keys = [...FACETS, "coids"]
  const commands = [
    ...keys.map((field) => `table_create ${field}_key TABLE_PAT_KEY ShortText`),
    "table_create Items TABLE_PAT_KEY ShortText",
    "table_create Diameters TABLE_PAT_KEY Float",
    ...FACETS.map((field) => `column_create Items ${field} COLUMN_SCALAR ${field}_key`),
    "column_create Items coids COLUMN_VECTOR coids_key",
    "column_create Items place COLUMN_SCALAR Int32",
    "column_create Items outerDiameter COLUMN_SCALAR Float",
    "column_create Items insideDiameter COLUMN_SCALAR Float",
    "load --table Items",
  ]
  const lines = documents.map(({ id, outerDiameter, insideDiameter, ...one }) =>
    JSON.stringify({ _key: id, ...one, outerDiameter: outerDiameter ?? -1, insideDiameter: insideDiameter ?? -1 }),
  )
  const after = [
    ...keys.map((field) => `column_create ${field}_key items COLUMN_INDEX Items ${field}`),
    "column_create Diameters outer COLUMN_INDEX Items outerDiameter",
    "column_create Diameters inner COLUMN_INDEX Items insideDiameter",
  ]
  const script = join(folder, "fill.grn")
  writeFileSync(script, `${commands.join("\n")}\n[\n${lines.join(",\n")}\n]\n${after.join("\n")}\n`)
  execFileSync("groonga", ["--file", script, "-n", database], { stdio: ["ignore", "ignore", "inherit"], maxBuffer: 2 ** 30 })
}

async function answer(origin, query) {
  const main = await select(origin, query, FACETS, query.limit)
  for (const field of chosenFields(query)) {
    const { facets } = await select(origin, without(query, field), [field], 0)
    main.facets[field] = facets[field]
  }
  return main
}

async function select(origin, query, fields, limit) {
  const filter = conditionsOf(query).join(" && ")
  const parameters = new URLSearchParams({
    table: "Items",
    output_columns: "_key",
    sort_keys: "place",
    limit: String(limit),
    drilldown: fields.join(","),
    drilldown_limit: "-1",
    // It would answer a search it has answered before from a cache of whole answers.
    cache: "no",
    ...(filter ? { filter } : {}),
  })
  const response = await fetch(`${origin}/d/select?${parameters}`)
  const [[status, , , message], body] = await response.json()
  if (status !== 0) throw new Error(`Groonga: ${message}`)
  const [[[total], , ...records], ...drilldowns] = body
  const facets = Object.fromEntries(fields.map((field, at) => [field, Object.fromEntries(drilldowns[at].slice(2))]))
  return { total, codes: records.map(([key]) => key), facets }
}

function conditionsOf({ filters, ranges }) {
  const anyOf = (field, values) => `(${values.map((value) => `${field} == ${JSON.stringify(value)}`).join(" || ")})`
  const conditions = FACETS.flatMap((field) => (filters[field]?.length ? [anyOf(field, filters[field])] : []))
  if (filters.coid?.length) conditions.push(`(${filters.coid.map((coid) => `coids @ ${JSON.stringify(coid)}`).join(" || ")})`)
  const { outerDiameterMin: least, outerDiameterMax: most, insideDiameterMin: inside } = ranges
  if (least !== undefined) conditions.push(`between(outerDiameter, ${Math.max(least, 0)}, "include", ${most}, "include")`)
  if (inside !== undefined) conditions.push(`insideDiameter >= ${inside}`)
  return conditions
}
