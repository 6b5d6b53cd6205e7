import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who ordered, as they were then, and until when the prices held. */
export class Migration20261123004500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "metal_order_record" add column if not exists "customer_info" jsonb null, add column if not exists "valid_until" timestamptz null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "metal_order_record" drop column if exists "customer_info", drop column if exists "valid_until"`,
    )
  }
}
