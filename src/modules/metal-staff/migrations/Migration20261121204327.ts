import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121204327 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_staff_profile" drop constraint if exists "metal_staff_profile_user_id_unique";`);
    this.addSql(`create table if not exists "metal_staff_profile" ("id" text not null, "user_id" text not null, "role" text check ("role" in ('ADMIN', 'SUPER_ADMIN')) not null default 'ADMIN', "permissions" text[] not null, "is_active" boolean not null default true, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_staff_profile_pkey" primary key ("id"), constraint metal_staff_profile_permissions_known check (permissions <@ array['PRICING_MANAGEMENT', 'ACCOUNT_APPROVAL', 'ORDER_PROCESSING', 'CREDIT_APPLICATIONS', 'COMPANY_LINKING', 'USER_MANAGEMENT', 'SYSTEM_SETTINGS']::text[]));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_staff_profile_user_id_unique" ON "metal_staff_profile" ("user_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_staff_profile_deleted_at" ON "metal_staff_profile" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_staff_profile" cascade;`);
  }

}
