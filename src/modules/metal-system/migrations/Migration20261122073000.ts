import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`

export class Migration20261122073000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "metal_job_run" ("id" text not null, "name" text not null, "process_id" text not null, "started_at" timestamptz not null, "milliseconds" integer null, "outcome" text check ("outcome" in ('RUNNING', 'DONE', 'PROBLEMS', 'FAILED')) not null default 'RUNNING', "done" integer null, "problems" text[] not null default '{}', ${TIMES}, constraint "metal_job_run_pkey" primary key ("id"))`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_metal_job_run_name_started_at" ON "metal_job_run" ("name", "started_at") WHERE deleted_at IS NULL`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_metal_job_run_deleted_at" ON "metal_job_run" ("deleted_at") WHERE deleted_at IS NULL`,
    )
    this.addSql(
      `create table if not exists "metal_server_process" ("id" text not null, "name" text not null, "pid" integer not null, "mode" text check ("mode" in ('shared', 'server', 'worker')) not null, "version" text not null, "started_at" timestamptz not null, "seen_at" timestamptz not null, "draining_at" timestamptz null, "stopped_at" timestamptz null, "index" jsonb null, ${TIMES}, constraint "metal_server_process_pkey" primary key ("id"))`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_metal_server_process_deleted_at" ON "metal_server_process" ("deleted_at") WHERE deleted_at IS NULL`,
    )
    this.addSql(
      `create table if not exists "metal_mail" ("id" text not null, "key" text null, "recipient" text not null, "template" text not null, "data" jsonb null, "attachments" jsonb null, "state" text check ("state" in ('WAITING', 'SENT', 'FAILED')) not null default 'WAITING', "attempts" integer not null default 0, "last_error" text null, "next_attempt_at" timestamptz not null, "claimed_until" timestamptz null, "sent_at" timestamptz null, ${TIMES}, constraint "metal_mail_pkey" primary key ("id"))`,
    )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_mail_key_unique" ON "metal_mail" ("key") WHERE deleted_at IS NULL`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_metal_mail_next_attempt_at" ON "metal_mail" ("next_attempt_at") WHERE state = 'WAITING' AND deleted_at IS NULL`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_mail_created_at" ON "metal_mail" ("created_at") WHERE deleted_at IS NULL`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_mail_deleted_at" ON "metal_mail" ("deleted_at") WHERE deleted_at IS NULL`)
  }

  override async down(): Promise<void> {
    for (const table of ["metal_mail", "metal_server_process", "metal_job_run"]) {
      this.addSql(`drop table if exists "${table}" cascade`)
    }
  }
}
