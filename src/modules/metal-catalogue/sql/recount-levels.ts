import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * After a heat import: heats the feed no longer lists are gone, and every level equals the sum of its heats.
 * A level is never set below what is reserved on it: metal that is promised stays promised.
 */
export async function recountLevels(sql: SqlEntityManager, importId: string): Promise<void> {
  const gone: unknown[] = await sql.execute(
    "update metal_heat set deleted_at = now() where last_import_id is distinct from ? and deleted_at is null returning id",
    [importId],
  )
  await sql.execute("update metal_feed_import set withdrawn_rows = withdrawn_rows + ? where id = ?", [gone.length, importId])
  // One statement that goes through the levels in order of id, as every writer of levels does: a checkout at the same
  // moment waits for it or is waited for, and never both.
  await sql.execute(
    `with counted as (
       select h.item_id, h.coid, least(sum(m.mils), 2147483647)::int as on_hand, max(m.mils)::int as longest, count(*)::int as pieces
       from metal_heat h cross join lateral (select value::int as mils from jsonb_array_elements_text(h.lengths_mils)) m
       where h.deleted_at is null group by h.item_id, h.coid
       union all
       select l.item_id, l.coid, 0, 0, 0 from metal_stock_level l
       where l.deleted_at is null and exists (select 1 from metal_heat h where h.item_id = l.item_id)
         and not exists (select 1 from metal_heat h where h.item_id = l.item_id and h.coid = l.coid and h.deleted_at is null)
     )
     insert into metal_stock_level as l (id, item_id, coid, on_hand_mils, reserved_mils, longest_mils, pieces)
     select 'mlvl_' || item_id || '_' || coid as id, item_id, coid, on_hand, 0, longest, pieces from counted order by id
     on conflict (item_id, coid) where deleted_at is null do update set
       on_hand_mils = greatest(excluded.on_hand_mils, l.reserved_mils), longest_mils = excluded.longest_mils,
       pieces = excluded.pieces, updated_at = now()
     where (l.on_hand_mils, l.longest_mils, l.pieces)
           is distinct from (greatest(excluded.on_hand_mils, l.reserved_mils), excluded.longest_mils, excluded.pieces)`,
  )
}
