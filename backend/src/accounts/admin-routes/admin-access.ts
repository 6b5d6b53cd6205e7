import type { AdminPermission, StaffRole } from "../../contract"
import { mayDo } from "../permissions"

/**
 * Who may use an admin route: anybody at all, every active staff member, the person the route's `:id` names, holders of a
 * permission, or a SUPER_ADMIN, who may use everything.
 */
export type AdminGate = "ANYBODY" | "STAFF" | "SELF" | "SUPER_ADMIN" | AdminPermission
/** Any one of these opens the route. */
export type AdminAccess = readonly AdminGate[]

/** A staff member's rights. Somebody without a profile is an ADMIN without permissions (decision 42). */
export type StaffRights = { role: StaffRole; permissions: readonly AdminPermission[]; isActive: boolean }

export const NO_RIGHTS: StaffRights = { role: "ADMIN", permissions: [], isActive: true }

/** Why a route stays shut: the person's access is switched off, or none of the gates opens for them. */
export type AccessRefusal = "inactive" | "missing_permission"

function opens(gate: AdminGate, rights: StaffRights, isSelf: boolean): boolean {
  if (gate === "ANYBODY" || gate === "STAFF") return true
  if (gate === "SELF") return isSelf
  if (gate === "SUPER_ADMIN") return rights.role === "SUPER_ADMIN"
  return mayDo(rights.role, rights.permissions, gate)
}

/** Whether somebody may use a route; null when allowed. `isSelf`: the route's `:id` is the asking person's own. */
export function accessRefusal(access: AdminAccess, rights: StaffRights, isSelf = false): AccessRefusal | null {
  if (access.includes("ANYBODY")) return null
  if (!rights.isActive) return "inactive"
  return rights.role === "SUPER_ADMIN" || access.some((gate) => opens(gate, rights, isSelf)) ? null : "missing_permission"
}
