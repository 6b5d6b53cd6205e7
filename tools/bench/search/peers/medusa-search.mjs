import { createRequire } from "node:module"
import { join } from "node:path"
import { ROOT } from "../../../lib/places.mjs"
import { connect } from "../../../lib/sql.mjs"
import { copyIn } from "../../lib/copy-in.mjs"
import { FACETS } from "../peer-documents.mjs"

const keyword = { type: "keyword", filterable: true, facetable: true }
const inches = { type: "float", filterable: true }
const INDEX = {
  name: "bench_item",
  physical_name: "bench_item_v1",
  primary_key: "id",
  settings: {},
  fields: {
    ...Object.fromEntries(FACETS.map((field) => [field, keyword])),
    coids: { ...keyword, array: true },
    outerDiameter: inches,
    insideDiameter: inches,
    place: { type: "integer", sortable: true },
  },
}
/** Its searches for one answer run side by side, as over the pool of a server. */
const CONNECTIONS = 4
const CATALOG = `
  create table if not exists search_postgres_index (name text primary key, table_name text not null, schema_hash text not null,
    plan jsonb not null, document_count integer not null default 0, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`

/**
 * Medusa's own provider, its code as published. Its rows are written with COPY in the form its code gives them, without
 * texts to search, which no search here asks for; otherwise filling it would take an hour.
 */
export async function medusaSearch(documents, _, { databaseUrl }) {
  const require = createRequire(join(ROOT, "package.json"))
  const { Pool } = require("pg")
  const { PostgresSearchService } = require("@medusajs/search-postgres/dist/services/postgres-search.js")
  const { buildIndexPlan, projectIndexedDocument, tableNameForIndex } = require("@medusajs/search-postgres/dist/utils/index.js")
  // What the Search Module itself does with a search: a list that its own choice must not narrow is a search of its own.
  const { buildDisjunctiveFacetQueries, mergeDisjunctiveFacetResults } = require("@medusajs/search/dist/utils/index.js")
  const client = await connect(databaseUrl)
  await client.query("create extension if not exists pg_trgm")
  await client.query(CATALOG)
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const provider = new PostgresSearchService({ manager: managerOn(pool), logger: console })
  await provider.upsertIndex({ index: INDEX })
  const plan = buildIndexPlan(INDEX, "native")
  const table = tableNameForIndex(INDEX.physical_name)
  await client.query(`drop index "${table}_indexed_idx"`)
  await copyIn(
    client,
    `"${table}" (id, document, indexed)`,
    rowsOf(documents, (one) => projectIndexedDocument(one, plan).indexed),
  )
  await client.query(`create index "${table}_indexed_idx" on "${table}" using gin (indexed jsonb_path_ops)`)
  await client.query(`vacuum analyze "${table}"`)
  const { version } = require("@medusajs/search-postgres/package.json")
  return {
    name: `@medusajs/search-postgres ${version}`,
    ask: async (query) => {
      const { base, per_facet: others } = buildDisjunctiveFacetQueries(toInput(query))
      const [first, ...rest] = await provider.searchMany([base, ...others.values()])
      return mergeDisjunctiveFacetResults({
        base: first,
        per_facet: new Map([...others.keys()].map((field, at) => [field, rest[at]])),
      })
    },
    read: ({ hits, metadata, facets }) => ({ total: metadata.count, codes: hits.map(({ id }) => id), facets: listsOf(facets) }),
    close: () => Promise.all([client.end(), pool.end()]),
  }
}

function* rowsOf(documents, indexedOf) {
  for (const one of documents) yield [one.id, JSON.stringify(one), JSON.stringify(indexedOf(one))]
}

/** The manager of MikroORM as far as the provider uses it. */
function managerOn(pool) {
  return {
    execute: async (sql, values = []) => {
      let next = 0
      const { rows } = await pool.query(
        sql.replace(/\?/g, () => `$${++next}`),
        values,
      )
      return rows
    },
  }
}

function toInput({ filters, ranges, limit }) {
  const asked = {}
  for (const field of FACETS) if (filters[field]?.length) asked[field] = { $in: filters[field] }
  if (filters.coid?.length) asked.coids = { $overlaps: filters.coid }
  const { outerDiameterMin: least, outerDiameterMax: most, insideDiameterMin: inside } = ranges
  if (least !== undefined) asked.outerDiameter = { $gte: least, $lte: most }
  if (inside !== undefined) asked.insideDiameter = { $gte: inside }
  const facets = FACETS.map((field) => ({ field, type: "value", sort: "alpha", limit: 1_000_000 }))
  return {
    index: INDEX,
    filters: asked,
    pagination: { skip: 0, take: limit, order: { place: "ASC" } },
    search_options: { count: "exact", disjunctive_facets: true, facets },
    attributes_to_retrieve: [],
  }
}

function listsOf(facets) {
  return Object.fromEntries(
    FACETS.map((field) => {
      const { values = [] } = (Array.isArray(facets) ? facets.find((one) => one.field === field) : facets[field]) ?? {}
      return [field, Object.fromEntries(values.map(({ value, count }) => [value, count]))]
    }),
  )
}
