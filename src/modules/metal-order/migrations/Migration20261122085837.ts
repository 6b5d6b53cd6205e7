import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122085837 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_shipment" add column if not exists "tracked" jsonb null, add column if not exists "tracked_at" timestamptz null, add column if not exists "track_asks" integer not null default 0, add column if not exists "track_failures" integer not null default 0, add column if not exists "track_due_at" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_shipment_track_due_at" ON "metal_shipment" ("track_due_at") WHERE provider = 'UPS' and status = 'SHIPPED' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_metal_shipment_track_due_at";`);
    this.addSql(`alter table if exists "metal_shipment" drop column if exists "tracked", drop column if exists "tracked_at", drop column if exists "track_asks", drop column if exists "track_failures", drop column if exists "track_due_at";`);
  }

}
