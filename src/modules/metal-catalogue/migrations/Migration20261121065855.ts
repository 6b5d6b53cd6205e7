import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121065855 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_stock_level" drop constraint if exists "metal_stock_level_item_id_coid_unique";`);
    this.addSql(`alter table if exists "metal_heat" drop constraint if exists "metal_heat_stock_item_id_unique";`);
    this.addSql(`alter table if exists "metal_stock_item" drop constraint if exists "metal_stock_item_normalised_code_unique";`);
    this.addSql(`alter table if exists "metal_stock_item" drop constraint if exists "metal_stock_item_product_code_unique";`);
    this.addSql(`alter table if exists "metal_reservation" drop constraint if exists "metal_reservation_line_id_unique";`);
    this.addSql(`alter table if exists "metal_feed_import" drop constraint if exists "metal_feed_import_kind_unique";`);
    this.addSql(`create table if not exists "metal_feed_import" ("id" text not null, "kind" text check ("kind" in ('STOCK', 'HEATS')) not null, "source" text not null, "status" text check ("status" in ('PENDING', 'RUNNING', 'NEEDS_CONFIRMATION', 'COMPLETED', 'FAILED', 'CANCELLED')) not null, "content" text not null, "checksum" text not null, "total_rows" integer not null default 0, "next_row" integer not null default 0, "new_rows" integer not null default 0, "changed_rows" integer not null default 0, "unchanged_rows" integer not null default 0, "withdrawn_rows" integer not null default 0, "rejected_rows" integer not null default 0, "withdrawals_confirmed" boolean not null default false, "message" text null, "started_by" text null, "started_at" timestamptz null, "finished_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_feed_import_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_feed_import_deleted_at" ON "metal_feed_import" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_feed_import_kind_unique" ON "metal_feed_import" ("kind") WHERE status = 'RUNNING' AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_feed_rejection" ("id" text not null, "line" integer not null, "field" text not null, "value" text not null, "reason" text not null, "feed_import_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_feed_rejection_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_feed_rejection_feed_import_id" ON "metal_feed_rejection" ("feed_import_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_feed_rejection_deleted_at" ON "metal_feed_rejection" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_reservation" ("id" text not null, "stock_level_id" text not null, "product_code" text not null, "coid" text not null, "mils" integer not null, "status" text check ("status" in ('HELD', 'RESERVED', 'RELEASED', 'DEDUCTED')) not null, "cart_id" text not null, "line_id" text not null, "order_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_reservation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_reservation_deleted_at" ON "metal_reservation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_reservation_line_id_unique" ON "metal_reservation" ("line_id") WHERE status IN ('HELD', 'RESERVED', 'DEDUCTED') AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_reservation_cart_id" ON "metal_reservation" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_reservation_order_id" ON "metal_reservation" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_reservation_stock_level_id" ON "metal_reservation" ("stock_level_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_setting" ("key" text not null, "value" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_setting_pkey" primary key ("key"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_setting_deleted_at" ON "metal_setting" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_stock_item" ("id" text not null, "product_code" text not null, "normalised_code" text not null, "product_name" text not null, "product_category" text not null, "metal_category" text not null, "stock_grade" text not null, "product_type" text not null, "stock_type" text not null, "product_condition" text not null, "product_size" text not null, "outer_diameter_mils" integer null, "inside_diameter_mils" integer null, "coid" text not null, "stratification_rank" text not null, "avl_stk_zone" text not null, "is_special_offer" boolean not null default false, "is_popular_item" boolean not null default false, "cost_per_lb_e4" integer null, "cost_per_inch_e4" integer null, "cost_per_kg_e4" integer null, "feed_pieces" integer not null default 0, "withdrawn" boolean not null default false, "last_import_id" text null, "variant_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_stock_item_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_stock_item_product_code_unique" ON "metal_stock_item" ("product_code") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_stock_item_normalised_code_unique" ON "metal_stock_item" ("normalised_code") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_stock_item_deleted_at" ON "metal_stock_item" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_stock_item_variant_id" ON "metal_stock_item" ("variant_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_stock_item_last_import_id" ON "metal_stock_item" ("last_import_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_heat" ("id" text not null, "stock_item_id" text not null, "coid" text not null, "mill_id" text not null, "cast_number" text not null, "pieces" integer not null, "lengths_mils" jsonb not null, "melt_country" text not null, "base_specification" text not null, "yield_strength_ksi" real null, "tensile_strength_ksi" real null, "elongation_percent" real null, "hardness" real null, "certificate_type" text not null, "last_import_id" text null, "item_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_heat_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_heat_stock_item_id_unique" ON "metal_heat" ("stock_item_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_heat_item_id" ON "metal_heat" ("item_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_heat_deleted_at" ON "metal_heat" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_heat_mill_id_cast_number" ON "metal_heat" ("mill_id", "cast_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_stock_level" ("id" text not null, "coid" text not null, "on_hand_mils" integer not null default 0, "reserved_mils" integer not null default 0, "longest_mils" integer not null default 0, "pieces" integer not null default 0, "item_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_stock_level_pkey" primary key ("id"), constraint metal_stock_level_never_oversold check (reserved_mils >= 0 and reserved_mils <= on_hand_mils));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_stock_level_item_id" ON "metal_stock_level" ("item_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_stock_level_deleted_at" ON "metal_stock_level" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_stock_level_item_id_coid_unique" ON "metal_stock_level" ("item_id", "coid") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_feed_rejection" add constraint "metal_feed_rejection_feed_import_id_foreign" foreign key ("feed_import_id") references "metal_feed_import" ("id") on update cascade;`);

    this.addSql(`alter table if exists "metal_heat" add constraint "metal_heat_item_id_foreign" foreign key ("item_id") references "metal_stock_item" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "metal_stock_level" add constraint "metal_stock_level_item_id_foreign" foreign key ("item_id") references "metal_stock_item" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_feed_rejection" drop constraint if exists "metal_feed_rejection_feed_import_id_foreign";`);

    this.addSql(`alter table if exists "metal_heat" drop constraint if exists "metal_heat_item_id_foreign";`);

    this.addSql(`alter table if exists "metal_stock_level" drop constraint if exists "metal_stock_level_item_id_foreign";`);

    this.addSql(`drop table if exists "metal_feed_import" cascade;`);

    this.addSql(`drop table if exists "metal_feed_rejection" cascade;`);

    this.addSql(`drop table if exists "metal_reservation" cascade;`);

    this.addSql(`drop table if exists "metal_setting" cascade;`);

    this.addSql(`drop table if exists "metal_stock_item" cascade;`);

    this.addSql(`drop table if exists "metal_heat" cascade;`);

    this.addSql(`drop table if exists "metal_stock_level" cascade;`);
  }

}
