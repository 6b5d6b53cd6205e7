import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122053627 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_webhook" ("id" text not null, "name" text not null, "url" text not null, "types" text[] not null, "company_id" text null, "status" text check ("status" in ('ACTIVE', 'PAUSED')) not null default 'ACTIVE', "pause_reason" text null, "failing_since" timestamptz null, "last_delivered_at" timestamptz null, "salt" text not null, "former_salt" text null, "salted_at" timestamptz null, "created_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_webhook_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_deleted_at" ON "metal_webhook" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_webhook_delivery" ("id" text not null, "seq" bigserial not null, "webhook_id" text not null, "event_id" text not null, "type" text not null, "object_key" text not null, "body" text not null, "state" text check ("state" in ('PENDING', 'DELIVERED', 'FAILED')) not null default 'PENDING', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null default now(), "claimed_until" timestamptz null, "last_status" integer null, "last_error" text null, "delivered_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_webhook_delivery_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_webhook_id_event_id_unique" ON "metal_webhook_delivery" ("webhook_id", "event_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_webhook_id_object_key_seq" ON "metal_webhook_delivery" ("webhook_id", "object_key", "seq") WHERE state = 'PENDING' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_next_attempt_at" ON "metal_webhook_delivery" ("next_attempt_at") WHERE state = 'PENDING' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_claimed_until" ON "metal_webhook_delivery" ("claimed_until") WHERE claimed_until IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_created_at" ON "metal_webhook_delivery" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_delivery_deleted_at" ON "metal_webhook_delivery" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_webhook_attempt" ("id" text not null, "delivery_id" text not null, "status" integer null, "answer" text null, "error" text null, "milliseconds" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_webhook_attempt_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_attempt_delivery_id_created_at" ON "metal_webhook_attempt" ("delivery_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_webhook_attempt_deleted_at" ON "metal_webhook_attempt" ("deleted_at") WHERE deleted_at IS NULL;`);

    // How far each table of what happened has been read.
    this.addSql(`create table if not exists "metal_webhook_source" ("name" text primary key, "cursor" text not null, "moved_at" timestamptz not null default now())`);
  }

  override async down(): Promise<void> {
    for (const table of ["metal_webhook_attempt", "metal_webhook_delivery", "metal_webhook", "metal_webhook_source"]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }

}
