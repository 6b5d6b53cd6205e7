import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122083100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_idempotency_key" add column if not exists "owner" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_idempotency_key" drop column if exists "owner";`);
  }

}
