import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Drawings and papers that buyers give with their orders. */
export class Migration20261122113500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "metal_order_attachment" ("id" text not null, "order_id" text not null, "file_name" text not null, "file_size" integer not null, "file_type" text not null, "content" text not null, "digest" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_order_attachment_pkey" primary key ("id"))`,
    )
    this.addSql(
      `create index if not exists "IDX_metal_order_attachment_deleted_at" on "metal_order_attachment" ("deleted_at") where deleted_at is null`,
    )
    this.addSql(
      `create unique index if not exists "IDX_metal_order_attachment_order_id_file_name_digest_unique" on "metal_order_attachment" ("order_id", "file_name", "digest") where deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_order_attachment" cascade`)
  }
}
