import { grantRefusal, type GrantRefusal, type StaffRights } from "@billet/backend/accounts"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError, generateEntityId } from "@medusajs/framework/utils"
import { readRights, type StoredRights } from "./read-rights"

/** New rights for somebody. `version` is the one they were opened at: 0 without a profile, null when it does not matter. */
export type RightsChange = StaffRights & { userId: string; granterId: string; version: number | null }
export type ChangedRights = { before: StoredRights; after: StoredRights }

const REFUSALS: Record<GrantRefusal, string> = {
  not_super_admin: "Only a super administrator grants roles and permissions",
  own_rights: "Nobody changes their own rights: ask another super administrator",
  last_super_admin: "This is the last super administrator: name another one first",
}

const STALE = "Somebody else changed these rights meanwhile: look again"

/** Changes of rights are made one after the other, so that two super administrators cannot remove each other. */
export async function lockRights(sql: SqlEntityManager): Promise<void> {
  await sql.execute("select pg_advisory_xact_lock(hashtextextended('metal-staff-rights', 0))")
}

async function countSuperAdmins(sql: SqlEntityManager): Promise<number> {
  const [row]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_staff_profile where role = 'SUPER_ADMIN' and is_active and deleted_at is null",
  )
  return row?.count ?? 0
}

async function refuse(sql: SqlEntityManager, change: RightsChange, before: StoredRights): Promise<void> {
  const granter = await readRights(sql, change.granterId)
  const refusal = grantRefusal({
    granter: { id: change.granterId, role: granter.isActive ? granter.role : "ADMIN" },
    receiver: { id: change.userId, role: before.role, isActive: before.isActive },
    after: change,
    superAdmins: await countSuperAdmins(sql),
  })
  if (refusal) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, REFUSALS[refusal], refusal)
  if (change.version !== null && before.version !== change.version)
    throw new MedusaError(MedusaError.Types.CONFLICT, STALE, "stale_version")
}

/** Writes rights whoever gives them: for a change that was checked, and for the first super administrator. */
export async function writeRights(sql: SqlEntityManager, userId: string, rights: StaffRights): Promise<void> {
  await sql.execute(
    `insert into metal_staff_profile as p (id, user_id, role, permissions, is_active) values (?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?)
     on conflict (user_id) where deleted_at is null do update set role = excluded.role, permissions = excluded.permissions,
       is_active = excluded.is_active, version = p.version + 1, updated_at = now()`,
    [
      generateEntityId(undefined, "mstaff"),
      userId,
      rights.role,
      JSON.stringify([...new Set(rights.permissions)].sort()),
      rights.isActive,
    ],
  )
}

/** Changes somebody's rights or throws why not; answers what they were and are. */
export async function changeRights(sql: SqlEntityManager, change: RightsChange): Promise<ChangedRights> {
  await lockRights(sql)
  const before = await readRights(sql, change.userId)
  await refuse(sql, change, before)
  await writeRights(sql, change.userId, change)
  return { before, after: await readRights(sql, change.userId) }
}
