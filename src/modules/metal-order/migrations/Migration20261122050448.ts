import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122050448 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_refund" drop constraint if exists "metal_refund_order_id_request_key_unique";`);
    this.addSql(`create table if not exists "metal_refund" ("id" text not null, "order_id" text not null, "cents" integer not null, "credited_cents" integer not null default 0, "reason" text not null, "status" text check ("status" in ('ASKED', 'DONE')) not null default 'ASKED', "created_by" text null, "request_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_refund_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_refund_deleted_at" ON "metal_refund" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_refund_order_id_request_key_unique" ON "metal_refund" ("order_id", "request_key") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_refund" cascade;`);
  }

}
