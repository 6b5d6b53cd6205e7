import type { AccessLevel, AdminPermission, Role } from "../contract"

/**
 * Whether someone may use a permission: a SUPER_ADMIN every one, an ADMIN those that were granted, a customer none.
 * Source: decision 42.
 */
export function mayDo(role: Role, permissions: readonly AdminPermission[], permission: AdminPermission): boolean {
  return role === "SUPER_ADMIN" || (role === "ADMIN" && permissions.includes(permission))
}

/**
 * Which permission sets an access level: up to STANDARD with approval, PREMIUM and RESTRICTED with credit. Source:
 * decision 42.
 */
export const ACCESS_LEVEL_PERMISSIONS: Record<AccessLevel, AdminPermission> = {
  LIMITED: "ACCOUNT_APPROVAL",
  STANDARD: "ACCOUNT_APPROVAL",
  PREMIUM: "CREDIT_APPLICATIONS",
  RESTRICTED: "CREDIT_APPLICATIONS",
}

/** Who is to get other rights, and from whom. `superAdmins` counts the active ones before the change. */
export type GrantFacts = {
  granter: { id: string; role: Role }
  receiver: { id: string; role: Role; isActive: boolean }
  after: { role: Role; isActive: boolean }
  superAdmins: number
}
export type GrantRefusal = "not_super_admin" | "own_rights" | "last_super_admin"

const reigns = ({ role, isActive }: { role: Role; isActive: boolean }) => role === "SUPER_ADMIN" && isActive

/**
 * Whether a staff member may change someone's role, permissions or access: only a SUPER_ADMIN, nobody one's own, and the
 * last SUPER_ADMIN stays. Null when allowed. Source: decision 42.
 */
export function grantRefusal({ granter, receiver, after, superAdmins }: GrantFacts): GrantRefusal | null {
  if (granter.role !== "SUPER_ADMIN") return "not_super_admin"
  if (granter.id === receiver.id) return "own_rights"
  return reigns(receiver) && !reigns(after) && superAdmins <= 1 ? "last_super_admin" : null
}
