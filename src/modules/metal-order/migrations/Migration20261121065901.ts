import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121065901 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop constraint if exists "metal_order_record_order_number_unique";`);
    this.addSql(`alter table if exists "metal_order_record" drop constraint if exists "metal_order_record_cart_id_unique";`);
    this.addSql(`alter table if exists "metal_order_record" drop constraint if exists "metal_order_record_order_id_unique";`);
    this.addSql(`create table if not exists "metal_idempotency_key" ("id" text not null, "request_hash" text not null, "status" integer null, "answer" jsonb null, "locked_until" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_idempotency_key_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_idempotency_key_deleted_at" ON "metal_idempotency_key" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_number_counter" ("id" text not null, "last" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_number_counter_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_number_counter_deleted_at" ON "metal_number_counter" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_order_record" ("id" text not null, "order_id" text not null, "cart_id" text not null, "order_number" text not null, "customer_id" text not null, "company_id" text null, "order_status" text check ("order_status" in ('DRAFT', 'PENDING', 'IN_PROGRESS', 'PROCESSED', 'IN_TRANSIT', 'COMPLETED', 'CANCELLED')) not null default 'PENDING', "payment_status" text check ("payment_status" in ('PENDING', 'PAID', 'FAILED')) not null default 'PENDING', "payment_method" text check ("payment_method" in ('STRIPE', 'ACCOUNT')) not null, "purchase_order_number" text null, "coid" text check ("coid" in ('INC', 'EUR', 'MSA', 'SIN', 'DUB')) not null, "shipping_provider" text check ("shipping_provider" in ('PENDING', 'UPS', 'ABF')) not null default 'PENDING', "delivery_date" text null, "customer_notes" text null, "lines" jsonb not null, "total_cents" integer not null, "placed_at" timestamptz not null, "cancelled_at" timestamptz null, "cancel_reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_order_record_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_order_record_order_id_unique" ON "metal_order_record" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_order_record_cart_id_unique" ON "metal_order_record" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_order_record_order_number_unique" ON "metal_order_record" ("order_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_order_record_deleted_at" ON "metal_order_record" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_order_record_customer_id_placed_at" ON "metal_order_record" ("customer_id", "placed_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_order_record_company_id" ON "metal_order_record" ("company_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_idempotency_key" cascade;`);

    this.addSql(`drop table if exists "metal_number_counter" cascade;`);

    this.addSql(`drop table if exists "metal_order_record" cascade;`);
  }

}
