import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122010000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_integration_key" ("id" text not null, "name" text not null, "secret_hash" text not null, "hint" text not null, "scopes" text[] not null, "company_id" text null, "created_by" text null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, "revoked_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_integration_key_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_integration_key_secret_hash_unique" ON "metal_integration_key" ("secret_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_integration_key_deleted_at" ON "metal_integration_key" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_integration_key" cascade;`);
  }

}
