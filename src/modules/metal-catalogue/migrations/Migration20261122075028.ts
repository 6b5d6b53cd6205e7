import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122075028 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_reservation" add column if not exists "one_heat_pieces" integer null, add column if not exists "piece_mils" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "metal_reservation" drop column if exists "one_heat_pieces", drop column if exists "piece_mils";`);
  }

}
