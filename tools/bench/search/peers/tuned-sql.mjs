import { connect } from "../../../lib/sql.mjs"
import { copyIn } from "../../lib/copy-in.mjs"
import { chosenFields, FACETS, without } from "../peer-documents.mjs"

const COLUMNS = {
  metalCategory: "metal",
  productType: "type",
  stockGrade: "grade",
  productSize: "size",
  productCondition: "condition",
}
const TABLE = `
  create table bench_item (place int primary key, id text not null, metal text not null, type text not null, grade text not null,
    size text not null, condition text not null, coids text[] not null, outer_diameter float8, inside_diameter float8)`
const PAGE = { table: "bench_item", order: "place" }
const INDEXES = [
  "(metal, type, grade, condition, place)",
  "(metal, type, grade, size, place)",
  "(metal, type, place)",
  "(outer_diameter, metal, type)",
]

/** PostgreSQL as one would tune it by hand: a narrow table in page order, composite indexes, one pass for all lists. */
export async function tunedSql(documents, _, { databaseUrl }) {
  const client = await connect(databaseUrl)
  const { rows } = await client.query("show server_version")
  await client.query(TABLE)
  await copyIn(client, "bench_item", rowsOf(documents))
  for (const columns of INDEXES) await client.query(`create index on bench_item ${columns}`)
  await client.query("create index on bench_item using gin (coids)")
  await client.query("vacuum analyze bench_item")
  return {
    name: `hand-tuned SQL, PostgreSQL ${rows[0].server_version}`,
    ask: (query) => askAll(client, query),
    read: (answer) => answer,
    close: () => client.end(),
  }
}

function* rowsOf(documents) {
  for (const one of documents) {
    yield [
      one.place,
      one.id,
      ...FACETS.map((field) => one[field]),
      `{${one.coids.join(",")}}`,
      one.outerDiameter,
      one.insideDiameter,
    ]
  }
}

/** @param page the table and the order of its pages */
export async function askAll(client, query, { table, order } = PAGE) {
  const facets = Object.fromEntries(FACETS.map((field) => [field, {}]))
  const { where, values } = conditionsOf(query)
  const sets = `select grouping(metal, type, grade, size, condition) as mask, metal, type, grade, size, condition, count(*)::int as count
    from ${table} where ${where} group by grouping sets ((metal), (type), (grade), (size), (condition), ())`
  const page = `select id from ${table} where ${where} order by ${order} limit ${query.limit}`
  const { rows: counted } = await client.query(sets, values)
  const { rows: found } = await client.query(page, values)
  let total = 0
  for (const row of counted) {
    const field = FACETS.find((one, at) => (row.mask & (1 << (FACETS.length - 1 - at))) === 0)
    if (field) facets[field][row[COLUMNS[field]]] = row.count
    else total = row.count
  }
  for (const field of chosenFields(query)) facets[field] = await countWithout(client, table, query, field)
  return { total, codes: found.map(({ id }) => id), facets }
}

async function countWithout(client, table, query, field) {
  const { where, values } = conditionsOf(without(query, field))
  const sql = `select ${COLUMNS[field]} as value, count(*)::int as count from ${table} where ${where} group by 1`
  const { rows } = await client.query(sql, values)
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]))
}

function conditionsOf({ filters, ranges }) {
  const values = []
  const conditions = ["true"]
  const add = (sql, value) => conditions.push(sql.replace("?", `$${values.push(value)}`))
  for (const field of FACETS) if (filters[field]?.length) add(`${COLUMNS[field]} = any(?)`, filters[field])
  if (filters.coid?.length) add("coids && ?", filters.coid)
  if (ranges.outerDiameterMin !== undefined) add("outer_diameter >= ?", ranges.outerDiameterMin)
  if (ranges.outerDiameterMax !== undefined) add("outer_diameter <= ?", ranges.outerDiameterMax)
  if (ranges.insideDiameterMin !== undefined) add("inside_diameter >= ?", ranges.insideDiameterMin)
  return { where: conditions.join(" and "), values }
}
