import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122000529 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop constraint if exists "metal_order_record_stripe_payment_intent_id_unique";`);
    this.addSql(`alter table if exists "metal_order_record" add column if not exists "stripe_payment_intent_id" text null, add column if not exists "paid_at" timestamptz null, add column if not exists "refunded_cents" integer not null default 0, add column if not exists "payment_closed_at" timestamptz null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_order_record_stripe_payment_intent_id_unique" ON "metal_order_record" ("stripe_payment_intent_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_metal_order_record_stripe_payment_intent_id_unique";`);
    this.addSql(`alter table if exists "metal_order_record" drop column if exists "stripe_payment_intent_id", drop column if exists "paid_at", drop column if exists "refunded_cents", drop column if exists "payment_closed_at";`);
  }

}
