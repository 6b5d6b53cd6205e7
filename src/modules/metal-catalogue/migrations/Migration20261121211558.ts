import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121211558 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_bar_cut" ("id" text not null, "order_id" text not null, "heat_id" text not null, "stock_level_id" text not null, "cast_number" text not null, "mill_id" text not null, "certificate_type" text not null, "coid" text not null, "product_code" text not null, "bar_mils" integer not null, "kerf_mils" integer not null, "offcut_mils" integer not null, "cuts" jsonb not null, "status" text check ("status" in ('PLANNED', 'DONE', 'DROPPED')) not null default 'PLANNED', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_bar_cut_pkey" primary key ("id"), constraint metal_bar_cut_whole check (bar_mils > 0 and kerf_mils >= 0 and offcut_mils >= 0 and kerf_mils + offcut_mils < bar_mils));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_bar_cut_deleted_at" ON "metal_bar_cut" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_bar_cut_order_id" ON "metal_bar_cut" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_bar_cut_heat_id" ON "metal_bar_cut" ("heat_id") WHERE status = 'PLANNED' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_bar_cut" cascade;`);
  }

}
