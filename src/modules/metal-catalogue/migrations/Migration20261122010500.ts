import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122010500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_feed_import" add column if not exists "partial" boolean not null default false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_feed_import" drop column if exists "partial";`);
  }

}
