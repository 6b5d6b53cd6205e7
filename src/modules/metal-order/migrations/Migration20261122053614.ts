import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which transaction placed or moved an order, so that the changes can be followed without gaps (ADR 0003). */
export class Migration20261122053614 extends Migration {
  override async up(): Promise<void> {
    for (const table of ["metal_order_record", "metal_order_event"]) {
      this.addSql(`alter table "${table}" add column if not exists "xid" xid8 not null default pg_current_xact_id()`)
      this.addSql(`create index if not exists "IDX_${table}_xid" on "${table}" ("xid")`)
    }
  }

  override async down(): Promise<void> {
    for (const table of ["metal_order_record", "metal_order_event"]) {
      this.addSql(`alter table "${table}" drop column if exists "xid"`)
    }
  }
}
