import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A log of which items changed, written by triggers so that no writer can forget it. Every server follows it to
 * keep its search index right. `xid` orders by commit: a reader takes only rows of transactions that are over,
 * because a lower sequence number may still be uncommitted while a higher one is visible.
 */
export class Migration20261121070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_stock_change" (
      "seq" bigserial primary key, "xid" xid8 not null default pg_current_xact_id(), "item_id" text not null,
      "changed_at" timestamptz not null default now())`)
    this.addSql(`create index if not exists "IDX_metal_stock_change_xid" on "metal_stock_change" ("xid")`)
    this.addSql(`create or replace function metal_log_item_change() returns trigger language plpgsql as $$
      begin
        insert into metal_stock_change (item_id) select distinct id from changed_rows;
        notify metal_stock_change;
        return null;
      end $$`)
    this.addSql(`create or replace function metal_log_level_change() returns trigger language plpgsql as $$
      begin
        insert into metal_stock_change (item_id) select distinct item_id from changed_rows;
        notify metal_stock_change;
        return null;
      end $$`)
    // An import marks every row it sees; only rows that say something new are worth following.
    this.addSql(`create or replace function metal_log_item_update() returns trigger language plpgsql as $$
      begin
        insert into metal_stock_change (item_id)
        select n.id from changed_rows n join former_rows o on o.id = n.id
        where (to_jsonb(n) - array['last_import_id', 'updated_at']) is distinct from (to_jsonb(o) - array['last_import_id', 'updated_at']);
        if found then notify metal_stock_change; end if;
        return null;
      end $$`)
    for (const [table, subject] of [
      ["metal_stock_item", "item"],
      ["metal_stock_level", "level"],
    ] as const) {
      this.addSql(`create trigger "${table}_insert_logged" after insert on "${table}"
        referencing new table as changed_rows for each statement execute function metal_log_${subject}_change()`)
      this.addSql(`create trigger "${table}_delete_logged" after delete on "${table}"
        referencing old table as changed_rows for each statement execute function metal_log_${subject}_change()`)
    }
    this.addSql(`create trigger "metal_stock_item_update_logged" after update on "metal_stock_item"
      referencing new table as changed_rows old table as former_rows for each statement execute function metal_log_item_update()`)
    this.addSql(`create trigger "metal_stock_level_update_logged" after update on "metal_stock_level"
      referencing new table as changed_rows for each statement execute function metal_log_level_change()`)
  }

  override async down(): Promise<void> {
    for (const table of ["metal_stock_item", "metal_stock_level"]) {
      for (const event of ["insert", "update", "delete"]) {
        this.addSql(`drop trigger if exists "${table}_${event}_logged" on "${table}"`)
      }
    }
    this.addSql("drop function if exists metal_log_item_update()")
    this.addSql("drop function if exists metal_log_item_change()")
    this.addSql("drop function if exists metal_log_level_change()")
    this.addSql(`drop table if exists "metal_stock_change"`)
  }
}
