import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * No writer, by the application or by hand, leaves the shop without an active super administrator: the lock makes two who
 * step down at the same moment wait for each other. Users older than the rights keep what they could do, which was all.
 */
export class Migration20261121204400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function metal_keep_super_admin() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('metal-staff-rights', 0));
        if not exists (select from metal_staff_profile where role = 'SUPER_ADMIN' and is_active and deleted_at is null) then
          raise exception 'The last super administrator stays' using errcode = 'check_violation';
        end if;
        return null;
      end $$`)
    this.addSql(`create or replace trigger "metal_staff_profile_super_admin" after update or delete on "metal_staff_profile"
      for each row when (old.role = 'SUPER_ADMIN' and old.is_active and old.deleted_at is null)
      execute function metal_keep_super_admin()`)
    this.addSql(`do $$ begin
      if to_regclass('"user"') is not null then
        insert into metal_staff_profile (id, user_id, role, permissions)
        select 'mstaff_' || id, id, 'SUPER_ADMIN', '{}' from "user" where deleted_at is null on conflict do nothing;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "metal_staff_profile_super_admin" on "metal_staff_profile"`)
    this.addSql("drop function if exists metal_keep_super_admin()")
  }
}
