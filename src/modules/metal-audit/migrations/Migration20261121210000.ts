import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The audit log. It grows at its end and nowhere else, whoever writes: the database numbers a row, chains it to the one
 * before under a lock that lasts until the transaction ends, and refuses to change or remove one. The formula of the hash is
 * written out here and in the verifier, so that a changed function shows.
 */
export class Migration20261121210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_audit_log" ("id" text primary key, "seq" bigint not null,
      "occurred_at" timestamptz not null, "user_id" text null, "admin_id" text null, "action" text not null,
      "entity_type" text null, "entity_id" text null, "details" jsonb not null default '{}', "ip_address" text null,
      "user_agent" text null, "success" boolean not null default true, "error_message" text null, "prev_hash" text not null,
      "hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null)`)
    this.addSql(`create unique index if not exists "metal_audit_log_seq" on "metal_audit_log" ("seq")`)
    for (const column of ["action", "admin_id", "user_id"]) {
      this.addSql(`create index if not exists "IDX_metal_audit_log_${column}" on "metal_audit_log" ("${column}", "seq")`)
    }
    this.addSql(`create index if not exists "IDX_metal_audit_log_entity" on "metal_audit_log" ("entity_type", "entity_id", "seq")`)
    this.addSql(`create table if not exists "metal_audit_head" ("only" boolean primary key default true check ("only"),
      "seq" bigint not null, "hash" text not null)`)
    this.addSql(`insert into "metal_audit_head" (seq, hash) values (0, repeat('0', 64)) on conflict do nothing`)
    this.chain()
    this.growsOnly()
  }

  private chain(): void {
    this.addSql(`create or replace function metal_audit_chain() returns trigger language plpgsql as $$
      declare head metal_audit_head; r metal_audit_log;
      begin
        select * into strict head from metal_audit_head for update;
        new.seq := head.seq + 1;
        new.prev_hash := head.hash;
        r := new;
        new.hash := encode(sha256(convert_to(r.prev_hash || jsonb_build_array(r.seq::text, r.id,
          to_char(r.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), r.user_id, r.admin_id, r.action,
          r.entity_type, r.entity_id, r.details, r.ip_address, r.user_agent, r.success, r.error_message)::text, 'UTF8')), 'hex');
        update metal_audit_head set seq = new.seq, hash = new.hash;
        return new;
      end $$`)
    this.addSql(`create or replace trigger "metal_audit_log_chained" before insert on "metal_audit_log"
      for each row execute function metal_audit_chain()`)
  }

  private growsOnly(): void {
    this.addSql(`create or replace function metal_audit_refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
      end $$`)
    this.addSql(`create or replace function metal_audit_head_moves() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() < 2 or new.seq <> old.seq + 1 then
          raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
        end if;
        return new;
      end $$`)
    this.addSql(`create or replace trigger "metal_audit_log_kept" before update or delete on "metal_audit_log"
      for each row execute function metal_audit_refuse()`)
    this.addSql(`create or replace trigger "metal_audit_head_moves" before update on "metal_audit_head"
      for each row execute function metal_audit_head_moves()`)
    this.addSql(`create or replace trigger "metal_audit_head_kept" before delete on "metal_audit_head"
      for each row execute function metal_audit_refuse()`)
    for (const table of ["metal_audit_log", "metal_audit_head"]) {
      this.addSql(`create or replace trigger "${table}_not_truncated" before truncate on "${table}"
        for each statement execute function metal_audit_refuse()`)
    }
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_audit_log"`)
    this.addSql(`drop table if exists "metal_audit_head"`)
    for (const name of ["metal_audit_chain", "metal_audit_refuse", "metal_audit_head_moves"]) {
      this.addSql(`drop function if exists ${name}()`)
    }
  }
}
