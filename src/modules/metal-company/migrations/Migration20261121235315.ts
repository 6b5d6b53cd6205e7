import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121235315 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_spending_entry" drop constraint if exists "metal_spending_entry_cart_id_unique";`);
    this.addSql(`alter table if exists "metal_purchase_request" drop constraint if exists "metal_purchase_request_cart_id_unique";`);
    this.addSql(`alter table if exists "metal_company_invitation" drop constraint if exists "metal_company_invitation_company_id_email_unique";`);
    this.addSql(`create table if not exists "metal_company_invitation" ("id" text not null, "company_id" text not null, "email" text not null, "company_role" text check ("company_role" in ('ADMIN', 'BUYER', 'VIEWER')) not null, "spending_limit_cents" integer null, "spending_period" text check ("spending_period" in ('WEEK', 'MONTH', 'QUARTER', 'YEAR')) not null default 'MONTH', "invited_by" text not null, "expires_at" timestamptz not null, "accepted_at" timestamptz null, "revoked_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_company_invitation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_invitation_deleted_at" ON "metal_company_invitation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_company_invitation_company_id_email_unique" ON "metal_company_invitation" ("company_id", "email") WHERE accepted_at is null and revoked_at is null AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_purchase_request" ("id" text not null, "company_id" text not null, "buyer_id" text not null, "cart_id" text not null, "checkout" jsonb not null, "cents" integer not null, "status" text check ("status" in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')) not null default 'WAITING', "decided_by" text null, "decided_at" timestamptz null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_purchase_request_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_purchase_request_deleted_at" ON "metal_purchase_request" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_purchase_request_cart_id_unique" ON "metal_purchase_request" ("cart_id") WHERE status in ('WAITING', 'APPROVED') AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_purchase_request_company_id_status" ON "metal_purchase_request" ("company_id", "status") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_purchase_request_buyer_id" ON "metal_purchase_request" ("buyer_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_spending_entry" ("id" text not null, "buyer_id" text not null, "company_id" text not null, "cart_id" text not null, "order_id" text null, "cents" integer not null, "status" text check ("status" in ('HELD', 'CHARGED', 'RELEASED')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_spending_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_spending_entry_deleted_at" ON "metal_spending_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_spending_entry_cart_id_unique" ON "metal_spending_entry" ("cart_id") WHERE status <> 'RELEASED' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_spending_entry_order_id" ON "metal_spending_entry" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_spending_entry_buyer_id_created_at" ON "metal_spending_entry" ("buyer_id", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_buyer" add column if not exists "company_role" text check ("company_role" in ('ADMIN', 'BUYER', 'VIEWER')) not null default 'BUYER', add column if not exists "spending_limit_cents" integer null, add column if not exists "spending_period" text check ("spending_period" in ('WEEK', 'MONTH', 'QUARTER', 'YEAR')) not null default 'MONTH';`);
    // Who came first to a company looks after it from now on.
    this.addSql(`update "metal_buyer" set "company_role" = 'ADMIN' where "id" in (
      select distinct on ("company_id") "id" from "metal_buyer"
      where "company_id" is not null and "account_status" = 'APPROVED' and "deleted_at" is null
      order by "company_id", "created_at", "id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_company_invitation" cascade;`);

    this.addSql(`drop table if exists "metal_purchase_request" cascade;`);

    this.addSql(`drop table if exists "metal_spending_entry" cascade;`);

    this.addSql(`alter table if exists "metal_buyer" drop column if exists "company_role", drop column if exists "spending_limit_cents", drop column if exists "spending_period";`);
  }

}
