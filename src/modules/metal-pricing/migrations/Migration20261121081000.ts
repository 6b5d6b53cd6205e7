import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const BIG_COLUMNS = {
  metal_pricing_action: ["fixed_price_e4", "price_per_unit_e4"],
  metal_pricing_tier: ["min_value_e4", "max_value_e4", "price_e4"],
  metal_custom_price: ["custom_price_e4", "original_price_e4", "discount_percent_e4"],
  metal_price_calculation_cache: ["quantity_e4", "original_price_cents", "calculated_price_cents", "final_price_cents"],
}
const LISTS = ["coids", "customer_segments", "product_codes", "tags"]

/**
 * What the generated tables lack: room for large prices, one row per agreement, and the triggers that no writer can
 * forget. Whatever changes a rule or a custom price, by the application or by hand, gives the rule its next version,
 * keeps that version as history, and moves the price book's version, which every server follows.
 */
export class Migration20261121081000 extends Migration {
  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(BIG_COLUMNS)) {
      const changes = columns.map((column) => `alter column "${column}" type bigint`).join(", ")
      this.addSql(`alter table "${table}" ${changes}`)
    }
    for (const list of LISTS) this.addSql(`alter table "metal_pricing_rule" alter column "${list}" set default '{}'`)
    this.addSql(`alter table "metal_pricing_rule" add column if not exists "version_xid" xid8 not null default pg_current_xact_id()`)
    this.addSql(`create unique index if not exists "metal_pricing_rule_name_once" on "metal_pricing_rule" (lower(name))
      where status <> 'ARCHIVED' and deleted_at is null`)
    this.addSql(`create unique index if not exists "metal_custom_price_once" on "metal_custom_price"
      (product_code, coalesce(company_id, ''), coalesce(customer_id, ''), coalesce(coid, ''), unit, coalesce(effective_date, ''))
      where is_active and deleted_at is null`)
    this.bookVersion()
    this.ruleVersions()
    this.changeLogs()
  }

  /**
   * One row with the book's version, moved when a transaction with changes commits: its lock makes versions follow the
   * order of commits, so a reader of version n has seen every change up to n.
   */
  private bookVersion(): void {
    this.addSql(`create table if not exists "metal_pricing_version" ("only" boolean primary key default true check ("only"),
      "version" bigint not null default 0)`)
    this.addSql(`insert into "metal_pricing_version" default values on conflict do nothing`)
    this.addSql(`create table if not exists "metal_pricing_change" (
      "seq" bigserial primary key, "xid" xid8 not null default pg_current_xact_id(), "version" bigint null,
      "kind" text not null check ("kind" in ('rule', 'company', 'customer', 'everything')), "subject" text not null,
      "changed_at" timestamptz not null default now())`)
    this.addSql(`create index if not exists "IDX_metal_pricing_change_version" on "metal_pricing_change" ("version")`)
    this.addSql(`create index if not exists "IDX_metal_pricing_change_open" on "metal_pricing_change" ("xid") where version is null`)
    // One row a transaction, so that the book moves once however much a transaction changes.
    this.addSql(`create table if not exists "metal_pricing_move" ("xid" xid8 primary key default pg_current_xact_id())`)
    this.addSql(`create or replace function metal_ask_for_move() returns trigger language plpgsql as $$
      begin
        insert into metal_pricing_move default values on conflict do nothing;
        return null;
      end $$`)
    this.addSql(`create trigger "metal_pricing_change_moves" after insert on "metal_pricing_change"
      for each statement execute function metal_ask_for_move()`)
    this.addSql(`create or replace function metal_move_price_book() returns trigger language plpgsql as $$
      declare next_version bigint;
      begin
        update metal_pricing_version set version = version + 1 returning version into next_version;
        update metal_pricing_change set version = next_version where xid = pg_current_xact_id() and version is null;
        delete from metal_pricing_move where xid = pg_current_xact_id();
        delete from metal_price_calculation_cache;
        return null;
      end $$`)
    this.addSql(`create constraint trigger "metal_price_book_moves" after insert on "metal_pricing_move"
      deferrable initially deferred for each row execute function metal_move_price_book()`)
  }

  /** A transaction gives a rule one new version, however many of its rows it touches, and leaves it in the history. */
  private ruleVersions(): void {
    this.addSql(`create or replace function metal_pricing_rule_snapshot(rule metal_pricing_rule) returns jsonb language sql stable as $$
      select to_jsonb(rule) || jsonb_build_object(
        'conditions', (select coalesce(jsonb_agg(to_jsonb(c) order by c.position, c.id), '[]') from metal_pricing_condition c
          where c.rule_id = rule.id and c.deleted_at is null),
        'actions', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
          'tiers', (select coalesce(jsonb_agg(to_jsonb(t) order by t.position, t.id), '[]') from metal_pricing_tier t
            where t.action_id = a.id and t.deleted_at is null)) order by a.position, a.id), '[]')
          from metal_pricing_action a where a.rule_id = rule.id and a.deleted_at is null))
    $$`)
    this.addSql(`create or replace function metal_version_rule() returns trigger language plpgsql as $$
      begin
        new.version := old.version + case when old.version_xid = pg_current_xact_id() then 0 else 1 end;
        new.version_xid := pg_current_xact_id();
        return new;
      end $$`)
    this.addSql(`create trigger "metal_pricing_rule_versioned" before update on "metal_pricing_rule"
      for each row execute function metal_version_rule()`)
    this.addSql(`create or replace function metal_keep_rule_version() returns trigger language plpgsql as $$
      begin
        insert into metal_pricing_rule_version (id, rule_id, version, snapshot, changed_by, note, changed_at)
        select 'mprv_' || r.id || '_' || r.version, r.id, r.version, metal_pricing_rule_snapshot(r),
          nullif(current_setting('metal.actor', true), ''), nullif(current_setting('metal.note', true), ''), now()
        from metal_pricing_rule r where r.id = new.id
        on conflict (id) do update set snapshot = excluded.snapshot;
        return null;
      end $$`)
    this.addSql(`create constraint trigger "metal_pricing_rule_kept" after insert or update on "metal_pricing_rule"
      deferrable initially deferred for each row execute function metal_keep_rule_version()`)
    this.addSql(`create or replace function metal_version_custom_price() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`)
    this.addSql(`create trigger "metal_custom_price_versioned" before update on "metal_custom_price"
      for each row execute function metal_version_custom_price()`)
  }

  private changeLogs(): void {
    this.addSql(`create or replace function metal_touch_rules_of_parts() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'metal_pricing_tier' then
          update metal_pricing_rule set updated_at = now() where id in (
            select a.rule_id from changed_rows t join metal_pricing_action a on a.id = t.action_id);
        else
          update metal_pricing_rule set updated_at = now() where id in (select rule_id from changed_rows);
        end if;
        return null;
      end $$`)
    this.addSql(`create or replace function metal_log_rule_change() returns trigger language plpgsql as $$
      begin
        insert into metal_pricing_change (kind, subject) select distinct 'rule', id from changed_rows;
        return null;
      end $$`)
    this.addSql(`create or replace function metal_log_custom_price_change() returns trigger language plpgsql as $$
      begin
        insert into metal_pricing_change (kind, subject)
        select distinct 'company', company_id from changed_rows where company_id is not null
        union all select distinct 'customer', customer_id from changed_rows where customer_id is not null;
        return null;
      end $$`)
    this.addSql(`create or replace function metal_log_truncation() returns trigger language plpgsql as $$
      begin
        insert into metal_pricing_change (kind, subject) values ('everything', tg_table_name);
        return null;
      end $$`)
    for (const [table, action] of LOGGED) {
      this.addSql(`create trigger "${table}_truncate_logged" after truncate on "${table}"
        for each statement execute function metal_log_truncation()`)
      for (const [event, rows] of [["insert", "new"], ["update", "new"], ["update", "old"], ["delete", "old"]] as const) {
        this.addSql(`create trigger "${table}_${event}_${rows}_logged" after ${event} on "${table}"
          referencing ${rows} table as changed_rows for each statement execute function ${action}()`)
      }
    }
  }

  override async down(): Promise<void> {
    for (const [table] of LOGGED) {
      for (const event of ["truncate", "insert_new", "update_new", "update_old", "delete_old"]) {
        this.addSql(`drop trigger if exists "${table}_${event}_logged" on "${table}"`)
      }
    }
    this.addSql(`drop trigger if exists "metal_pricing_rule_kept" on "metal_pricing_rule"`)
    this.addSql(`drop trigger if exists "metal_pricing_rule_versioned" on "metal_pricing_rule"`)
    this.addSql(`drop trigger if exists "metal_custom_price_versioned" on "metal_custom_price"`)
    this.addSql(`drop table if exists "metal_pricing_change"`)
    this.addSql(`drop table if exists "metal_pricing_move"`)
    this.addSql(`drop table if exists "metal_pricing_version"`)
    for (const name of FUNCTIONS) this.addSql(`drop function if exists ${name}()`)
    this.addSql("drop function if exists metal_pricing_rule_snapshot(metal_pricing_rule)")
    this.addSql(`drop index if exists "metal_custom_price_once"`)
    this.addSql(`drop index if exists "metal_pricing_rule_name_once"`)
    this.addSql(`alter table "metal_pricing_rule" drop column if exists "version_xid"`)
  }
}

const LOGGED = [
  ["metal_pricing_rule", "metal_log_rule_change"],
  ["metal_pricing_condition", "metal_touch_rules_of_parts"],
  ["metal_pricing_action", "metal_touch_rules_of_parts"],
  ["metal_pricing_tier", "metal_touch_rules_of_parts"],
  ["metal_custom_price", "metal_log_custom_price_change"],
] as const

const FUNCTIONS = [
  "metal_ask_for_move",
  "metal_move_price_book",
  "metal_version_rule",
  "metal_keep_rule_version",
  "metal_version_custom_price",
  "metal_touch_rules_of_parts",
  "metal_log_rule_change",
  "metal_log_custom_price_change",
  "metal_log_truncation",
]
