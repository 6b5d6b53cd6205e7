import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121234621 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_known_address" ("account" text not null, "address" text not null, "seen_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_known_address_pkey" primary key ("account", "address"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_known_address_deleted_at" ON "metal_known_address" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_rate_limit" ("key" text not null, "used" integer not null, "window_ends" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_rate_limit_pkey" primary key ("key"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_rate_limit_deleted_at" ON "metal_rate_limit" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_rate_limit_window_ends" ON "metal_rate_limit" ("window_ends") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_known_address" cascade;`);

    this.addSql(`drop table if exists "metal_rate_limit" cascade;`);
  }

}
