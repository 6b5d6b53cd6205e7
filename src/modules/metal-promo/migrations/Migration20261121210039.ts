import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121210039 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_promo_use" drop constraint if exists "metal_promo_use_cart_id_unique";`);
    this.addSql(`create table if not exists "metal_promo_use" ("id" text not null, "code" text not null, "cart_id" text not null, "order_id" text null, "customer_id" text not null, "email" text not null, "cents" numeric not null, "status" text check ("status" in ('HELD', 'USED', 'RELEASED')) not null, "raw_cents" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_promo_use_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_promo_use_deleted_at" ON "metal_promo_use" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_promo_use_cart_id_unique" ON "metal_promo_use" ("cart_id") WHERE status <> 'RELEASED' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_promo_use_order_id" ON "metal_promo_use" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_promo_use_code" ON "metal_promo_use" ("code") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_promo_use" cascade;`);
  }

}
