import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which transaction paid an order in full, so that it can be told once (ADR 0003). */
export class Migration20261122104500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "metal_order_record" add column if not exists "paid_xid" xid8 null`)
    this.addSql(
      `create index if not exists "IDX_metal_order_record_paid_xid" on "metal_order_record" ("paid_xid") where paid_xid is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "metal_order_record" drop column if exists "paid_xid"`)
  }
}
