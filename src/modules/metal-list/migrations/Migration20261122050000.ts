import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122050000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_saved_line" ("id" text not null, "list_id" text not null, "product_code" text not null, "amount" text not null, "unit" text check ("unit" in ('in', 'lb', 'kg')) not null, "pieces" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_saved_line_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_saved_line_deleted_at" ON "metal_saved_line" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_saved_line_list_id_product_code_amount_unit_unique" ON "metal_saved_line" ("list_id", "product_code", "amount", "unit") WHERE deleted_at IS NULL;`);
    this.addSql(`create table if not exists "metal_saved_list" ("id" text not null, "customer_id" text not null, "name" text not null, "name_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_saved_list_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_saved_list_deleted_at" ON "metal_saved_list" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_saved_list_customer_id_name_key_unique" ON "metal_saved_list" ("customer_id", "name_key") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_saved_line" cascade;`);
    this.addSql(`drop table if exists "metal_saved_list" cascade;`);
  }

}
