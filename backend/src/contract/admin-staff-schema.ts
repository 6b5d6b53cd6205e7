import "./no-eval"
import { z } from "zod"
import { ADMIN_PERMISSIONS, STAFF_ROLES, type AdminPermission, type StaffRole } from "./account-values"
import { MOST_VERSIONS } from "./row-version"

/** Somebody who works in the admin. `version` goes back with a change; 0 for somebody who was never granted anything. */
export type StaffMember = {
  userId: string
  email: string
  name: string
  role: StaffRole
  permissions: AdminPermission[]
  isActive: boolean
  version: number
}
/** Answer of `GET /admin/metal-staff`. */
export type StaffListAnswer = { staff: StaffMember[]; count: number; limit: number; offset: number }
/** Answer of every call on one of the staff. */
export type StaffAnswer = { staff: StaffMember }
/** Answer of `GET /admin/metal-staff/me`. `needsSecondFactor`: everything else is refused until one was set up and given. */
export type OwnStaffAnswer = StaffAnswer & { needsSecondFactor: boolean }

/** Query of `GET /admin/metal-staff`; `q` looks in names and e-mail addresses. */
export const StaffListQuerySchema = z.object({
  q: z.string().trim().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})
export type StaffListQuery = Partial<z.output<typeof StaffListQuerySchema>>

/** Body of `POST /admin/metal-staff/:user_id`: the rights as they shall be, and the version they were opened at. */
export const StaffRightsBodySchema = z.strictObject({
  role: z.enum(STAFF_ROLES),
  permissions: z
    .array(z.enum(ADMIN_PERMISSIONS))
    .refine((names) => new Set(names).size === names.length, "must not name a permission twice"),
  isActive: z.boolean(),
  version: z.number().int().min(0).max(MOST_VERSIONS),
})
export type StaffRightsBody = z.input<typeof StaffRightsBodySchema>

/** Body of `POST /auth/user/emailpass/register`: how invited staff will sign in. */
export const NewSignInBodySchema = z.strictObject({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
})
export type NewSignInBody = z.infer<typeof NewSignInBodySchema>
