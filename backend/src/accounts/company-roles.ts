import type { CompanyRole } from "../contract"

/** Colleagues, their roles and limits, and orders above a limit: administrators of the company only. */
export function mayManageCompany(role: CompanyRole): boolean {
  return role === "ADMIN"
}

/** Orders in the company's name: everybody but a viewer. */
export function mayOrderForCompany(role: CompanyRole): boolean {
  return role !== "VIEWER"
}

/** A change of one person's role, null when they leave. `admins` counts the company's administrators before the change. */
export type RoleChange = { from: CompanyRole; to: CompanyRole | null; admins: number }

/** Whether a change would leave a company without an administrator. */
export function leavesNoAdmin({ from, to, admins }: RoleChange): boolean {
  return from === "ADMIN" && to !== "ADMIN" && admins <= 1
}
