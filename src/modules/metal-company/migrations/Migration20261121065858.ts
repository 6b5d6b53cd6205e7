import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121065858 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_credit_entry" drop constraint if exists "metal_credit_entry_cart_id_unique";`);
    this.addSql(`alter table if exists "metal_buyer" drop constraint if exists "metal_buyer_customer_id_unique";`);
    this.addSql(`create table if not exists "metal_company" ("id" text not null, "name" text not null, "line1" text not null, "line2" text null, "city" text not null, "state" text null, "postal_code" text not null, "country" text not null, "phone" text null, "website" text null, "industry" text null, "customer_segment" text null, "is_verified" boolean not null default false, "is_active" boolean not null default true, "credit_limit_cents" integer null, "open_balance_cents" integer not null default 0, "terms_days" integer null, "credit_hold" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_company_pkey" primary key ("id"), constraint metal_company_balance_not_negative check (open_balance_cents >= 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_deleted_at" ON "metal_company" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_buyer" ("id" text not null, "customer_id" text not null, "account_status" text check ("account_status" in ('UNVERIFIED', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'SUSPENDED')) not null default 'UNVERIFIED', "access_level" text check ("access_level" in ('LIMITED', 'STANDARD', 'PREMIUM', 'RESTRICTED')) not null default 'LIMITED', "region_code" text check ("region_code" in ('INC', 'EUR', 'MSA', 'SIN', 'DUB')) not null default 'INC', "job_title" text null, "email_verified_at" timestamptz null, "company_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_buyer_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_buyer_customer_id_unique" ON "metal_buyer" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_company_id" ON "metal_buyer" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_deleted_at" ON "metal_buyer" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_credit_entry" ("id" text not null, "company_id" text not null, "cart_id" text not null, "order_id" text null, "cents" integer not null, "status" text check ("status" in ('HELD', 'CHARGED', 'PAID', 'RELEASED')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_credit_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_credit_entry_deleted_at" ON "metal_credit_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_credit_entry_cart_id_unique" ON "metal_credit_entry" ("cart_id") WHERE status <> 'RELEASED' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_credit_entry_order_id" ON "metal_credit_entry" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_credit_entry_company_id" ON "metal_credit_entry" ("company_id") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_buyer" add constraint "metal_buyer_company_id_foreign" foreign key ("company_id") references "metal_company" ("id") on update cascade on delete set null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_buyer" drop constraint if exists "metal_buyer_company_id_foreign";`);

    this.addSql(`drop table if exists "metal_company" cascade;`);

    this.addSql(`drop table if exists "metal_buyer" cascade;`);

    this.addSql(`drop table if exists "metal_credit_entry" cascade;`);
  }

}
