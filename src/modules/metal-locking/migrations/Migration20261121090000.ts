import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Unlogged: a lock need not outlive a crash of the database, which ends whoever held it too. */
export class Migration20261121090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create unlogged table if not exists "metal_lock" (
      "id" text primary key, "owner_id" text null, "expires_at" timestamptz null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_lock"`)
  }
}
