import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Until when a certificate frees a company's orders of tax. */
export class Migration20261122193500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "metal_company" add column if not exists "tax_exempt_until" text null, add column if not exists "tax_certificate" text null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "metal_company" drop column if exists "tax_exempt_until", drop column if exists "tax_certificate"`,
    )
  }
}
