import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122004039 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_account_receipt" drop constraint if exists "metal_account_receipt_order_id_request_key_unique";`);
    this.addSql(`create table if not exists "metal_account_receipt" ("id" text not null, "company_id" text not null, "order_id" text not null, "cents" integer not null, "received_on" text not null, "reference" text not null, "recorded_by" text null, "request_key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_account_receipt_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_account_receipt_deleted_at" ON "metal_account_receipt" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_account_receipt_order_id_request_key_unique" ON "metal_account_receipt" ("order_id", "request_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_account_receipt_company_id" ON "metal_account_receipt" ("company_id") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_credit_entry" add column if not exists "paid_cents" integer not null default 0;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_account_receipt" cascade;`);

    this.addSql(`alter table if exists "metal_credit_entry" drop column if exists "paid_cents";`);
  }

}
