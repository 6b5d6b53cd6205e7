import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Notes, in the transaction of each change of an order, that others have to be told: nothing is lost with a process. */
export class Migration20261122054500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "metal_order_outbox" (
      "order_id" text not null primary key,
      "version" integer not null default 1,
      "written_version" integer not null default 0,
      "attempts" integer not null default 0,
      "problem" text null,
      "next_attempt_at" timestamptz not null default now(),
      "claimed_until" timestamptz null,
      "placed_at" timestamptz not null
    )`)
    this.addSql(
      `create index if not exists "IDX_metal_order_outbox_due" on "metal_order_outbox" ("next_attempt_at") where version > written_version`,
    )
    this.addSql(`create or replace function metal_note_order_change() returns trigger language plpgsql as $$
      begin
        insert into metal_order_outbox (order_id, placed_at) values (new.order_id, new.placed_at)
        on conflict (order_id) do update set version = metal_order_outbox.version + 1, next_attempt_at = now();
        return null;
      end $$`)
    this.addSql(`drop trigger if exists metal_order_changed on "metal_order_record"`)
    this.addSql(`create trigger metal_order_changed after insert or update on "metal_order_record"
      for each row execute function metal_note_order_change()`)
    this.addSql(`insert into metal_order_outbox (order_id, placed_at)
      select order_id, placed_at from metal_order_record where deleted_at is null on conflict do nothing`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists metal_order_changed on "metal_order_record"`)
    this.addSql(`drop function if exists metal_note_order_change()`)
    this.addSql(`drop table if exists "metal_order_outbox"`)
  }
}
