import "./no-eval"
import { z } from "zod"
import type { AccessLevel, AccountStatus } from "./account-values"
import type { PostalAddress } from "./address-schema"
import type { AttachmentView } from "./contact-schema"
import { CreditTermsSchema, type CreditTerms } from "./credit-application-schema"
import type { Coid } from "./region-values"
import { VERIFICATION_REQUEST_TYPES, type VerificationRequestStatus, type VerificationRequestType } from "./verification-values"

export const VERIFICATION_TYPE_LABELS: Record<VerificationRequestType, string> = {
  ACCOUNT_VERIFICATION: "Account",
  COMPANY_LINKING: "Company link",
  DOMAIN_VERIFICATION: "Mail domain",
  CREDIT_APPLICATION: "Credit",
}

/** A request is to be decided within one working day; counted in hours, so that a screen can say how late it is. */
export const APPROVAL_SLA_HOURS = 24

/** Query of `GET /admin/metal-approvals`: the open requests oldest first, or the decided ones newest first. */
export const ApprovalListQuerySchema = z.strictObject({
  state: z.enum(["OPEN", "DECIDED"]).default("OPEN"),
  type: z.enum(VERIFICATION_REQUEST_TYPES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type ApprovalListQuery = z.input<typeof ApprovalListQuerySchema>

const notes = z.string().trim().max(1000, "At most 1000 characters")

/** Which company an approval links the buyer to: one that exists, a new one of the buyer's own words, or none. */
export const CompanyChoiceSchema = z.union([
  z.strictObject({ companyId: z.string().min(1).max(60) }),
  z.strictObject({ create: z.literal(true) }),
])
export type CompanyChoice = z.output<typeof CompanyChoiceSchema>

/** Body of `POST /admin/metal-approvals/:id/approve`. Approval sets STANDARD (decision 37). */
export const ApproveBodySchema = z.strictObject({
  company: CompanyChoiceSchema.optional(),
  /** What a credit application is granted. */
  terms: CreditTermsSchema.optional(),
  notes: notes.optional(),
})
export type ApproveBody = z.input<typeof ApproveBodySchema>

/** Body of the verbs that need a reason: reject and suspend. */
export const ReasonBodySchema = z.strictObject({
  reason: z.string({ error: "A reason is required" }).trim().min(1, "A reason is required").max(1000, "At most 1000 characters"),
})
export type ReasonBody = z.input<typeof ReasonBodySchema>

/** A request as a row of the inbox. Times ISO. */
export type ApprovalRow = {
  id: string
  type: VerificationRequestType
  status: VerificationRequestStatus
  createdAt: string
  name: string
  email: string
  companyName: string
  country: string | null
  trustScore: number
  accountStatus: AccountStatus
  reviewedBy: string | null
  reviewedAt: string | null
  autoApproved: boolean
}
export type ApprovalListAnswer = { approvals: ApprovalRow[]; count: number; limit: number; offset: number }

/** How a match came about: each sign that adds to the confidence. */
export type MatchSigns = { name: number; domain: boolean; place: boolean }
/** A company a buyer may belong to, beside what the buyer said. */
export type ApprovalMatch = MatchSigns & {
  companyId: string
  companyName: string
  address: string
  domains: string[]
  confidence: number
}

/** A request with everything that helps to decide it. */
export type ApprovalDetail = ApprovalRow & {
  buyer: {
    id: string
    customerId: string
    jobTitle: string
    phone: string
    regionCode: Coid
    emailVerified: boolean
    domain: string
    isBusinessDomain: boolean
    isDomainTrusted: boolean
    accessLevel: AccessLevel
    companyAddress: PostalAddress | null
    linkedCompany: { id: string; name: string } | null
    registeredAt: string
    rejectionReason: string | null
    resubmissions: number
  }
  reason: string | null
  reviewNotes: string | null
  autoApprovalReason: string | null
  matches: ApprovalMatch[]
  /** What a credit application asks for, with its files. */
  credit: { companyName: string; asked: CreditTerms; files: AttachmentView[] } | null
}
export type ApprovalAnswer = { approval: ApprovalDetail }

/** A mail domain the shop trusts. Body of `POST /admin/metal-trusted-domains`. */
export const TrustedDomainBodySchema = z.strictObject({
  domain: z
    .string({ error: "Domain is required" })
    .trim()
    .toLowerCase()
    .max(253, "At most 253 characters")
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, "Not a mail domain, such as example.com"),
  companyId: z.string().min(1).max(60).nullable().default(null),
  autoApprove: z.boolean().default(false),
  notes: notes.nullable().default(null),
})
export type TrustedDomainBody = z.input<typeof TrustedDomainBodySchema>

/** Body of `POST /admin/metal-trusted-domains/:id`; what is left out stays. */
export const EditTrustedDomainBodySchema = z.strictObject({
  isActive: z.boolean().optional(),
  autoApprove: z.boolean().optional(),
  notes: notes.nullable().optional(),
})
export type EditTrustedDomainBody = z.input<typeof EditTrustedDomainBodySchema>

export type TrustedDomainView = {
  id: string
  domain: string
  company: { id: string; name: string } | null
  isActive: boolean
  autoApprove: boolean
  accessLevel: AccessLevel
  addedBy: string | null
  addedAt: string
  notes: string | null
}

/** Query of the lists of companies and trusted domains. */
export const CompanyListQuerySchema = z.strictObject({
  q: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type CompanyListQuery = z.input<typeof CompanyListQuerySchema>
export type TrustedDomainListAnswer = { domains: TrustedDomainView[]; count: number; limit: number; offset: number }

/** A company as a row of the admin. Money in USD. */
export type CompanyRow = {
  id: string
  name: string
  city: string
  country: string
  isVerified: boolean
  isActive: boolean
  requiresApproval: boolean
  buyers: number
  domains: string[]
  terms: { limit: number; openBalance: number; days: number; hold: boolean } | null
}
export type CompanyListAnswer = { companies: CompanyRow[]; count: number; limit: number; offset: number }
