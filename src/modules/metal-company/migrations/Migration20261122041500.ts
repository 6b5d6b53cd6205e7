import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122041500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_company" add column if not exists "version" integer not null default 1;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_company" drop column if exists "version";`);
  }

}
