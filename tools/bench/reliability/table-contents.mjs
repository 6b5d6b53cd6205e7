import { withDatabase } from "../../lib/sql.mjs"

/** Not kept through a crash or in a backup: whoever held them is gone too. */
const LOCKS = "metal_lock"

/**
 * Of every table how many rows it has, and a hash of all of them by the names of their columns, as all stood at one moment.
 * @returns {Promise<{ moment: Date, tables: Map<string, { count: number, hash: string, columns: string }> }>}
 */
export async function contentOf(url) {
  return await withDatabase(url, async (client) => {
    await client.query("begin isolation level repeatable read read only")
    const { rows } = await client.query("select clock_timestamp() as moment")
    const names = await client.query(
      `select c.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name order by c.table_name`,
    )
    const tables = new Map()
    for (const { name, columns } of names.rows) {
      if (name !== LOCKS) tables.set(name, await hashed(client, name, columns))
    }
    await client.query("commit")
    return { moment: rows[0].moment, tables }
  })
}

async function hashed(client, name, columns) {
  const row = columns.map((column) => client.escapeIdentifier(column)).join(", ")
  const { rows } = await client.query(
    `select count(*)::int as count, md5(coalesce(string_agg(md5(row(${row})::text), '' order by md5(row(${row})::text)), '')) as hash
     from ${client.escapeIdentifier(name)}`,
  )
  return { ...rows[0], columns: columns.join() }
}

/** The tables that are not the same in both, each with what differs. */
export function differencesOf(wanted, found) {
  const names = [...new Set([...wanted.keys(), ...found.keys()])].sort()
  return names.flatMap((name) => {
    const [before, after] = [wanted.get(name), found.get(name)]
    if (!before || !after) return [`\`${name}\` (${after ? "new" : "gone"})`]
    if (before.columns !== after.columns) return [`\`${name}\` (other columns)`]
    if (before.count !== after.count) return [`\`${name}\` (${before.count} rows, then ${after.count})`]
    return before.hash === after.hash ? [] : [`\`${name}\` (other values)`]
  })
}
