import "./no-eval"
import { z } from "zod"
import type { CartLine } from "./cart-schema"
import {
  COMPANY_ROLES,
  MAX_SPENDING_LIMIT,
  SPENDING_PERIODS,
  type CompanyRole,
  type PurchaseRequestStatus,
  type SpendingPeriod,
} from "./company-values"
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

/** Body of `POST /store/metal-purchase-requests/:id/approve`: the total that the approver saw, USD. */
export const ApprovePurchaseBodySchema = z.strictObject({ expectedTotal: z.number().nonnegative() })
/** Body of the verb `refuse`; the requester reads the reason. */
export const RefusePurchaseBodySchema = z.strictObject({
  reason: z.string({ error: "A reason is required" }).trim().min(1, "A reason is required").max(500, "At most 500 characters"),
})

/** A line of an order that waits for approval. */
export type PurchaseLine = Pick<
  CartLine,
  "id" | "productCode" | "productName" | "amount" | "unit" | "pieces" | "oneHeat" | "itemTotal"
>
/** An order above its buyer's limit. Money in USD, times ISO; lines while it waits, the order's number once it is placed. */
export type PurchaseRequestView = {
  id: string
  status: PurchaseRequestStatus
  requester: string
  isYours: boolean
  askedAt: string
  total: number
  purchaseOrderNumber: string
  customerNotes: string | null
  lines: PurchaseLine[]
  orderNumber: string | null
  decidedBy: string | null
  decidedAt: string | null
  reason: string | null
}
export type PurchaseRequestAnswer = { request: PurchaseRequestView }
/** Answer of `GET /store/metal-purchase-requests`: one's own, or for an administrator the company's; waiting ones first. */
export type PurchaseRequestListAnswer = { requests: PurchaseRequestView[] }
