import { ADMIN_PERMISSIONS, type StaffListQuery, type StaffMember } from "@billet/backend/contract"
import type { MedusaContainer, UserDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_STAFF } from "../../modules/metal-staff"
import type MetalStaffService from "../../modules/metal-staff/service"

const FIELDS = ["id", "email", "first_name", "last_name"]
type Profile = Awaited<ReturnType<MetalStaffService["listStaffProfiles"]>>[number]

const NO_PROFILE = { role: "ADMIN", permissions: [], is_active: true, version: 0 } as const

function toMember(user: UserDTO, profile: Profile | undefined): StaffMember {
  const { role, permissions, is_active: isActive, version } = profile ?? NO_PROFILE
  return {
    userId: user.id,
    email: user.email,
    name: [user.first_name, user.last_name].filter(Boolean).join(" "),
    role,
    permissions: ADMIN_PERMISSIONS.filter((name) => (permissions as readonly string[]).includes(name)),
    isActive,
    version,
  }
}

async function membersOf(scope: MedusaContainer, users: UserDTO[]): Promise<StaffMember[]> {
  const staff = scope.resolve<MetalStaffService>(METAL_STAFF)
  const profiles = await staff.listStaffProfiles({ user_id: users.map(({ id }) => id) }, { take: null })
  const byUser = new Map(profiles.map((profile) => [profile.user_id, profile]))
  return users.map((user) => toMember(user, byUser.get(user.id)))
}

/** A page of the people of the admin, by e-mail address. */
export async function staffPage(scope: MedusaContainer, { q, limit, offset }: StaffListQuery) {
  const found = await scope
    .resolve(Modules.USER)
    .listAndCountUsers(q ? { q } : {}, { select: FIELDS, take: limit, skip: offset, order: { email: "ASC", id: "ASC" } })
  return { staff: await membersOf(scope, found[0]), count: found[1] }
}

/** One of them; NOT_FOUND for an unknown id. */
export async function staffMember(scope: MedusaContainer, userId: string): Promise<StaffMember> {
  const user = await scope.resolve(Modules.USER).retrieveUser(userId, { select: FIELDS })
  const [profile] = await scope.resolve<MetalStaffService>(METAL_STAFF).listStaffProfiles({ user_id: userId })
  return toMember(user, profile)
}
