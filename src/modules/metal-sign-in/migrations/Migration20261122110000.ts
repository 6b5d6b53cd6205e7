import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122110000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_sign_in_record" ("id" text not null, "customer_id" text not null, "provider" text not null, "address" text null, "agent" text null, "at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_sign_in_record_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_sign_in_record_deleted_at" ON "metal_sign_in_record" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_sign_in_record_customer_id_at" ON "metal_sign_in_record" ("customer_id", "at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_sign_in_record_at" ON "metal_sign_in_record" ("at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_sign_in_record" cascade;`);
  }

}
