import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122000530 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_payment_event" ("id" text not null, "type" text not null, "intent_id" text null, "occurred_at" timestamptz not null, "processed_at" timestamptz null, "outcome" text null, "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_payment_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_payment_event_deleted_at" ON "metal_payment_event" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_payment_event_next_attempt_at" ON "metal_payment_event" ("next_attempt_at") WHERE processed_at IS NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_payment_event_intent_id" ON "metal_payment_event" ("intent_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_payment_event" cascade;`);
  }

}
