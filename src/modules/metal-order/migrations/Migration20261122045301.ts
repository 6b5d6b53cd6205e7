import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122045301 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_shipped_line" drop constraint if exists "metal_shipped_line_order_id_line_id_unique";`);
    this.addSql(`alter table if exists "metal_shipment" drop constraint if exists "metal_shipment_order_id_request_key_unique";`);
    this.addSql(`alter table if exists "metal_shipment" drop constraint if exists "metal_shipment_order_id_number_unique";`);
    this.addSql(`create table if not exists "metal_shipment" ("id" text not null, "order_id" text not null, "number" integer not null, "provider" text check ("provider" in ('PENDING', 'UPS', 'ABF')) not null, "carrier_name" text not null, "tracking_numbers" jsonb not null, "status" text check ("status" in ('SHIPPED', 'DELIVERED')) not null default 'SHIPPED', "shipped_on" text not null, "delivered_on" text null, "packages" integer not null, "note" text null, "lines" jsonb not null, "label_status" text check ("label_status" in ('NONE', 'ASKED', 'READY', 'FAILED')) not null default 'NONE', "label_problem" text null, "label_count" integer not null default 0, "fulfillment_id" text null, "fulfillment_delivered" boolean not null default false, "created_by" text null, "request_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_shipment_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_shipment_deleted_at" ON "metal_shipment" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_shipment_order_id_number_unique" ON "metal_shipment" ("order_id", "number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_shipment_order_id_request_key_unique" ON "metal_shipment" ("order_id", "request_key") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_shipped_line" ("id" text not null, "order_id" text not null, "line_id" text not null, "ordered" integer not null, "shipped" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_shipped_line_pkey" primary key ("id"), constraint metal_shipped_line_never_over check (shipped >= 0 and shipped <= ordered));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_shipped_line_deleted_at" ON "metal_shipped_line" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_shipped_line_order_id_line_id_unique" ON "metal_shipped_line" ("order_id", "line_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_shipment" cascade;`);

    this.addSql(`drop table if exists "metal_shipped_line" cascade;`);
  }

}
