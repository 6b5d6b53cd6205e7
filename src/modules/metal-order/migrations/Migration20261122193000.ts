import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the card provider had given back when a refund was asked for; of those under way, what our own had given back. */
export class Migration20261122193000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_refund" add column if not exists "provider_cents" integer not null default 0`)
    this.addSql(
      `update metal_refund r set provider_cents = coalesce((select sum(o.cents) from metal_refund o
         where o.order_id = r.order_id and o.status = 'DONE' and o.deleted_at is null), 0) where r.status = 'ASKED'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_refund" drop column if exists "provider_cents"`)
  }
}
