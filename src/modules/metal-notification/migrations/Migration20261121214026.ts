import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121214026 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_admin_notification" drop constraint if exists "metal_admin_notification_source_unique";`);
    this.addSql(`create table if not exists "metal_admin_notification" ("id" text not null, "type" text check ("type" in ('ACCOUNT_PENDING', 'COMPANY_LINKING', 'CREDIT_APPLICATION', 'DOMAIN_VERIFICATION', 'NEW_ORDER', 'PAYMENT_FAILED', 'STOCK_VERIFICATION', 'FEED_PROBLEM', 'SYSTEM')) not null, "title" text not null, "message" text not null, "priority" text check ("priority" in ('LOW', 'NORMAL', 'HIGH', 'URGENT')) not null default 'NORMAL', "status" text check ("status" in ('UNREAD', 'READ', 'ACTIONED', 'DISMISSED')) not null default 'UNREAD', "user_id" text null, "company_id" text null, "order_id" text null, "metadata" jsonb not null, "action_url" text null, "read_by" text null, "read_at" timestamptz null, "action_taken_by" text null, "action_taken_at" timestamptz null, "source" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_admin_notification_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_admin_notification_source_unique" ON "metal_admin_notification" ("source") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_admin_notification_deleted_at" ON "metal_admin_notification" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_admin_notification_type_status_created_at" ON "metal_admin_notification" ("type", "status", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_admin_notification" cascade;`);
  }

}
