import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121203628 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop constraint if exists "metal_order_record_invoice_number_unique";`);
    this.addSql(`create table if not exists "metal_order_event" ("id" text not null, "order_id" text not null, "verb" text check ("verb" in ('place', 'start', 'process', 'ship', 'complete', 'cancel')) not null, "from_status" text check ("from_status" in ('DRAFT', 'PENDING', 'IN_PROGRESS', 'PROCESSED', 'IN_TRANSIT', 'COMPLETED', 'CANCELLED')) not null, "to_status" text check ("to_status" in ('DRAFT', 'PENDING', 'IN_PROGRESS', 'PROCESSED', 'IN_TRANSIT', 'COMPLETED', 'CANCELLED')) not null, "actor" text check ("actor" in ('buyer', 'staff', 'system')) not null, "actor_id" text null, "reason" text null, "request_key" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_order_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_order_event_deleted_at" ON "metal_order_event" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_order_event_order_id_created_at" ON "metal_order_event" ("order_id", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_order_record" add column if not exists "shipping_rate_cents" integer null, add column if not exists "shipping_rate_source" text check ("shipping_rate_source" in ('TABLE', 'CARRIER', 'STAFF')) null, add column if not exists "tracking_numbers" jsonb null, add column if not exists "delivery_time" text null, add column if not exists "invoice_number" text null, add column if not exists "invoiced_at" timestamptz null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_order_record_invoice_number_unique" ON "metal_order_record" ("invoice_number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_order_event" cascade;`);

    this.addSql(`drop index if exists "IDX_metal_order_record_invoice_number_unique";`);
    this.addSql(`alter table if exists "metal_order_record" drop column if exists "shipping_rate_cents", drop column if exists "shipping_rate_source", drop column if exists "tracking_numbers", drop column if exists "delivery_time", drop column if exists "invoice_number", drop column if exists "invoiced_at";`);
  }

}
