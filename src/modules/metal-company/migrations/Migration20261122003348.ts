import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122003348 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_request_attachment" ("id" text not null, "request_id" text not null, "file_name" text not null, "file_size" integer not null, "file_type" text not null, "content" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_request_attachment_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_request_attachment_deleted_at" ON "metal_request_attachment" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_request_attachment_request_id" ON "metal_request_attachment" ("request_id") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_request_attachment" cascade;`);
  }

}
