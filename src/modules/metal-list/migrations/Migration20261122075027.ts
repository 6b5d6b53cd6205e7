import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122075027 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_saved_line" add column if not exists "one_heat" boolean not null default false;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_saved_line_key_unique" ON "metal_saved_line" ("list_id", "product_code", "amount", "unit", "one_heat") WHERE deleted_at IS NULL;`);
    this.addSql(`DROP INDEX IF EXISTS "IDX_metal_saved_line_list_id_product_code_amount_unit_unique";`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "metal_saved_line" where "one_heat";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_saved_line_list_id_product_code_amount_unit_unique" ON "metal_saved_line" ("list_id", "product_code", "amount", "unit") WHERE deleted_at IS NULL;`);
    this.addSql(`DROP INDEX IF EXISTS "IDX_metal_saved_line_key_unique";`);
    this.addSql(`alter table if exists "metal_saved_line" drop column if exists "one_heat";`);
  }

}
