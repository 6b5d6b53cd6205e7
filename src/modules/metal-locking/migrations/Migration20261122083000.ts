import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whose process holds a lock, and until when at most it may go on renewing it. */
export class Migration20261122083000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_lock" add column if not exists "holder" text null`)
    this.addSql(`alter table if exists "metal_lock" add column if not exists "ends_at" timestamptz null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_lock" drop column if exists "holder", drop column if exists "ends_at"`)
  }
}
