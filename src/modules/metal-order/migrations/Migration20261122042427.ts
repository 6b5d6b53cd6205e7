import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122042427 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop column if exists "tracking_numbers";`);

    this.addSql(`alter table if exists "metal_order_record" add column if not exists "carrier_name" text null, add column if not exists "freight_note" text null, add column if not exists "freight_valid_until" text null, add column if not exists "freight_quoted_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_order_record" drop column if exists "carrier_name", drop column if exists "freight_note", drop column if exists "freight_valid_until", drop column if exists "freight_quoted_at";`);

    this.addSql(`alter table if exists "metal_order_record" add column if not exists "tracking_numbers" jsonb null;`);
  }

}
