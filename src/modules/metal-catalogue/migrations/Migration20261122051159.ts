import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122051159 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_certificate" drop constraint if exists "metal_certificate_mill_id_cast_number_unique";`);
    this.addSql(`create table if not exists "metal_certificate" ("id" text not null, "mill_id" text not null, "cast_number" text not null, "file_name" text not null, "file_size" integer not null, "content" text not null, "uploaded_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_certificate_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_certificate_deleted_at" ON "metal_certificate" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_certificate_mill_id_cast_number_unique" ON "metal_certificate" ("mill_id", "cast_number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_certificate" cascade;`);
  }

}
