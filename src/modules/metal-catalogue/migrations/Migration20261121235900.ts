import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const FUNCTIONS = {
  metal_log_item_change: "insert into metal_stock_change (item_id) select distinct id from changed_rows;",
  metal_log_level_change: "insert into metal_stock_change (item_id) select distinct item_id from changed_rows;",
  metal_log_item_update: `insert into metal_stock_change (item_id)
    select n.id from changed_rows n join former_rows o on o.id = n.id
    where (to_jsonb(n) - array['last_import_id', 'updated_at']) is distinct from (to_jsonb(o) - array['last_import_id', 'updated_at']);`,
}

/** The log alone is followed: a notification that nobody hears makes every commit wait for the one before it. */
export class Migration20261121235900 extends Migration {
  override async up(): Promise<void> {
    for (const [name, write] of Object.entries(FUNCTIONS)) this.replace(name, write)
  }

  override async down(): Promise<void> {
    for (const [name, write] of Object.entries(FUNCTIONS))
      this.replace(name, `${write} if found then notify metal_stock_change; end if;`)
  }

  private replace(name: string, write: string): void {
    this.addSql(`create or replace function ${name}() returns trigger language plpgsql as $$ begin ${write} return null; end $$`)
  }
}
