import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { ChangeCursor } from "../../shared/change-cursor"

const WRITTEN = "stock-snapshots"
const MOST_REMEMBERED = 50

/**
 * What has to be the same for a snapshot of the stock to be of these tables: the cluster, its history, the database and the
 * files of the tables, which a truncation replaces without telling the log. Null where that cannot be told or nothing can
 * be written: on a replica.
 */
export async function stockMark(sql: SqlEntityManager): Promise<string | null> {
  const [row]: { mark: string | null }[] = await sql.execute(`
    select case when pg_is_in_recovery() then null else
      concat_ws(' ', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
        (select oid from pg_database where datname = current_database()), pg_relation_filenode('metal_stock_item'),
        pg_relation_filenode('metal_stock_level'), pg_relation_filenode('metal_stock_change')) end as mark`)
  return row?.mark ?? null
}

/** Notes that a snapshot was written: a database put back to a moment before it does not know it. */
export async function noteSnapshot(sql: SqlEntityManager, id: string): Promise<void> {
  await sql.execute(
    `insert into metal_setting (key, value) values (?, jsonb_build_array(?::text))
     on conflict (key) do update set updated_at = now(), deleted_at = null, value = (
       select jsonb_agg(id order by place)
       from jsonb_array_elements(excluded.value || metal_setting.value) with ordinality as ids (id, place)
       where place <= ${MOST_REMEMBERED})`,
    [WRITTEN, id],
  )
}

/** Whether the log of changes still holds all that happened since a snapshot, and the database knows that snapshot. */
export async function canFollowFrom(sql: SqlEntityManager, id: string, cursor: ChangeCursor): Promise<boolean> {
  const [oldest = "1"] = cursor.split(":")
  const [row]: { known: boolean; whole: boolean }[] = await sql.execute(
    `select exists (select 1 from metal_setting where key = ? and value @> jsonb_build_array(?::text)) as known,
       not exists (select 1 from metal_setting where key = ? and (value #>> '{}')::xid8 >= ?::xid8) as whole`,
    [WRITTEN, id, LAST_PRUNED, oldest],
  )
  return (row?.known ?? false) && (row?.whole ?? false)
}

/** The setting that says up to which transaction the log has been pruned. */
export const LAST_PRUNED = "stock-changes-pruned"
