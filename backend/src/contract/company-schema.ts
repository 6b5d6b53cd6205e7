import { z } from "zod"
import { COMPANY_ROLES, MAX_SPENDING_LIMIT, SPENDING_PERIODS, type CompanyRole, type SpendingPeriod } from "./company-values"
import { EmailSchema, TicketSchema } from "./registration-schema"

/** USD in whole cents; null takes the limit away. */
const limit = z
  .number({ error: "Spending limit must be an amount in USD" })
  .min(0, "Spending limit must not be below 0")
  .max(MAX_SPENDING_LIMIT, `Spending limit must be at most ${MAX_SPENDING_LIMIT}`)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "Spending limit has at most 2 decimals")
  .nullable()
const role = z.enum(COMPANY_ROLES, { error: "Choose a role" })
const period = z.enum(SPENDING_PERIODS, { error: "Choose a period" })

/** Body of `POST /store/metal-company/invitations`. */
export const InviteColleagueBodySchema = z.strictObject({
  email: EmailSchema,
  role,
  spendingLimit: limit.default(null),
  spendingPeriod: period.default("MONTH"),
})
export type InviteColleagueBody = z.input<typeof InviteColleagueBodySchema>

/** Body of `POST /store/metal-company/members/:id`; what is left out stays. */
export const EditMemberBodySchema = z
  .strictObject({ role: role.optional(), spendingLimit: limit.optional(), spendingPeriod: period.optional() })
  .refine((body) => Object.values(body).some((one) => one !== undefined), "Nothing to change")
export type EditMemberBody = z.input<typeof EditMemberBodySchema>

/** Body of the routes that a mailed invitation leads to. */
export const InvitationTokenBodySchema = z.strictObject({ token: TicketSchema })
export type InvitationTokenBody = z.input<typeof InvitationTokenBodySchema>

/** A limit as its holder and the company's administrators see it. USD; `spent` is what counts against it in this period. */
export type SpendingView = { limit: number | null; period: SpendingPeriod; spent: number }

/** A colleague. `spending` is null where the reader may not see it. */
export type CompanyMember = {
  id: string
  name: string
  email: string
  role: CompanyRole
  isYou: boolean
  spending: SpendingView | null
}
/** An invitation that waits for its answer. */
export type CompanyInvitation = { id: string; email: string; role: CompanyRole; expiresAt: string }

/** Answer of `GET /store/metal-company`; invitations only for administrators. */
export type CompanyTeamAnswer = {
  company: { name: string; role: CompanyRole }
  members: CompanyMember[]
  invitations: CompanyInvitation[]
}
/** Answer of `POST /store/metal-invitations/look`: who invites whom, told to the holder of the link alone. */
export type InvitationView = { companyName: string; email: string; role: CompanyRole }
