import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080530 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_pricing_rule_version" drop constraint if exists "metal_pricing_rule_version_rule_id_version_unique";`);
    this.addSql(`alter table if exists "metal_price_calculation_cache" drop constraint if exists "metal_price_calculation_cache_cache_key_unique";`);
    this.addSql(`create table if not exists "metal_custom_price" ("id" text not null, "product_code" text not null, "customer_id" text null, "company_id" text null, "coid" text null, "custom_price_e4" integer not null, "unit" text not null, "original_price_e4" integer null, "discount_percent_e4" integer null, "effective_date" text null, "expiry_date" text null, "is_active" boolean not null default true, "notes" text null, "created_by" text null, "updated_by" text null, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_custom_price_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_custom_price_deleted_at" ON "metal_custom_price" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_custom_price_company_id" ON "metal_custom_price" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_custom_price_customer_id" ON "metal_custom_price" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_custom_price_product_code" ON "metal_custom_price" ("product_code") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_price_calculation_cache" ("id" text not null, "cache_key" text not null, "product_code" text not null, "customer_id" text null, "company_id" text null, "coid" text not null, "customer_segment" text not null, "quantity_e4" integer not null, "unit" text not null, "original_price_cents" integer null, "calculated_price_cents" integer not null, "final_price_cents" integer not null, "applied_rule_ids" text[] not null, "calculated_at" timestamptz not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_price_calculation_cache_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_price_calculation_cache_cache_key_unique" ON "metal_price_calculation_cache" ("cache_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_price_calculation_cache_deleted_at" ON "metal_price_calculation_cache" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_price_calculation_cache_product_code" ON "metal_price_calculation_cache" ("product_code") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_price_calculation_cache_expires_at" ON "metal_price_calculation_cache" ("expires_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_pricing_rule" ("id" text not null, "name" text not null, "description" text null, "status" text check ("status" in ('ACTIVE', 'INACTIVE', 'DRAFT', 'ARCHIVED')) not null default 'DRAFT', "priority" integer not null default 0, "coids" text[] not null, "customer_segments" text[] not null, "product_codes" text[] not null, "effective_date" text null, "expiry_date" text null, "category" text null, "tags" text[] not null, "created_by" text null, "updated_by" text null, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_pricing_rule_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_rule_deleted_at" ON "metal_pricing_rule" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_rule_status_priority" ON "metal_pricing_rule" ("status", "priority") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_pricing_condition" ("id" text not null, "position" integer not null default 0, "field" text not null, "operator" text not null, "value" jsonb not null, "rule_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_pricing_condition_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_condition_rule_id" ON "metal_pricing_condition" ("rule_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_condition_deleted_at" ON "metal_pricing_condition" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_pricing_action" ("id" text not null, "position" integer not null default 0, "type" text not null, "fixed_price_e4" integer null, "percentage_e4" integer null, "price_per_unit_e4" integer null, "unit" text null, "rule_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_pricing_action_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_action_rule_id" ON "metal_pricing_action" ("rule_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_action_deleted_at" ON "metal_pricing_action" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_pricing_rule_version" ("id" text not null, "rule_id" text not null, "version" integer not null, "snapshot" jsonb not null, "changed_by" text null, "note" text null, "changed_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_pricing_rule_version_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_rule_version_deleted_at" ON "metal_pricing_rule_version" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_pricing_rule_version_rule_id_version_unique" ON "metal_pricing_rule_version" ("rule_id", "version") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_pricing_tier" ("id" text not null, "position" integer not null default 0, "min_value_e4" integer not null, "max_value_e4" integer null, "price_e4" integer not null, "unit" text null, "action_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_pricing_tier_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_tier_action_id" ON "metal_pricing_tier" ("action_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_pricing_tier_deleted_at" ON "metal_pricing_tier" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_pricing_condition" add constraint "metal_pricing_condition_rule_id_foreign" foreign key ("rule_id") references "metal_pricing_rule" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "metal_pricing_action" add constraint "metal_pricing_action_rule_id_foreign" foreign key ("rule_id") references "metal_pricing_rule" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "metal_pricing_tier" add constraint "metal_pricing_tier_action_id_foreign" foreign key ("action_id") references "metal_pricing_action" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_pricing_condition" drop constraint if exists "metal_pricing_condition_rule_id_foreign";`);

    this.addSql(`alter table if exists "metal_pricing_action" drop constraint if exists "metal_pricing_action_rule_id_foreign";`);

    this.addSql(`alter table if exists "metal_pricing_tier" drop constraint if exists "metal_pricing_tier_action_id_foreign";`);

    this.addSql(`drop table if exists "metal_custom_price" cascade;`);

    this.addSql(`drop table if exists "metal_price_calculation_cache" cascade;`);

    this.addSql(`drop table if exists "metal_pricing_rule" cascade;`);

    this.addSql(`drop table if exists "metal_pricing_condition" cascade;`);

    this.addSql(`drop table if exists "metal_pricing_action" cascade;`);

    this.addSql(`drop table if exists "metal_pricing_rule_version" cascade;`);

    this.addSql(`drop table if exists "metal_pricing_tier" cascade;`);
  }

}
