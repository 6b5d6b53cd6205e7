import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121211418 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_waitlist_entry" drop constraint if exists "metal_waitlist_entry_key_unique";`);
    this.addSql(`alter table if exists "metal_contact_message" drop constraint if exists "metal_contact_message_key_unique";`);
    this.addSql(`create table if not exists "metal_contact_attachment" ("id" text not null, "message_id" text not null, "file_name" text not null, "file_size" integer not null, "file_type" text not null, "content" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_contact_attachment_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_contact_attachment_deleted_at" ON "metal_contact_attachment" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_contact_attachment_message_id" ON "metal_contact_attachment" ("message_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_contact_message" ("id" text not null, "key" text not null, "name" text not null, "email" text not null, "phone" text null, "company" text null, "topic" text check ("topic" in ('QUOTE', 'ORDER', 'CERTIFICATES', 'SERVICES', 'ACCOUNT', 'OTHER')) not null, "message" text not null, "status" text check ("status" in ('OPEN', 'ANSWERED')) not null default 'OPEN', "answered_by" text null, "answered_at" timestamptz null, "customer_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_contact_message_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_contact_message_key_unique" ON "metal_contact_message" ("key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_contact_message_deleted_at" ON "metal_contact_message" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_contact_message_status_created_at" ON "metal_contact_message" ("status", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_contact_message_email_created_at" ON "metal_contact_message" ("email", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_waitlist_entry" ("id" text not null, "key" text not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text null, "company_name" text not null, "industry" text check ("industry" in ('Oil and gas', 'Aerospace', 'Power generation', 'Chemical processing', 'Marine', 'General engineering', 'Other')) not null, "region_code" text check ("region_code" in ('INC', 'EUR', 'MSA', 'SIN', 'DUB')) not null, "message" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_waitlist_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_waitlist_entry_key_unique" ON "metal_waitlist_entry" ("key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_waitlist_entry_deleted_at" ON "metal_waitlist_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_waitlist_entry_email_created_at" ON "metal_waitlist_entry" ("email", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_contact_attachment" cascade;`);

    this.addSql(`drop table if exists "metal_contact_message" cascade;`);

    this.addSql(`drop table if exists "metal_waitlist_entry" cascade;`);
  }

}
