import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The tax of an order and the rates it follows from. */
export class Migration20261122193600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "metal_order_record" add column if not exists "tax_cents" integer not null default 0, add column if not exists "taxes" jsonb null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop column if exists "tax_cents", drop column if exists "taxes"`)
  }
}
