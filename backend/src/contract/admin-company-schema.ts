import "./no-eval"
import { z } from "zod"
import type { AccessLevel, AccountStatus } from "./account-values"
import { CompanyAddressSchema, type PostalAddress } from "./address-schema"
import type { CompanyRole } from "./company-values"
import { CreditTermsSchema, type CreditTerms } from "./credit-application-schema"
import { day } from "./day"
import { optionalText } from "./form-text"
import { CompanyDetailsSchema, OptionalPhoneSchema } from "./profile-schema"
import { version } from "./row-version"

const ONE_LINE = /^[^\p{Cc}]*$/u
const fact = (label: string) =>
  optionalText({ max: 100, tooLong: `${label} must be less than 100 characters`, pattern: ONE_LINE })
const website = optionalText({
  max: 200,
  tooLong: "Website must be less than 200 characters",
  pattern: /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?:\/[^\s\p{Cc}]*)?$/iu,
  invalid: "Not a website, such as example.com",
})
const id = z.string().min(1, "Choose a company").max(60)

/** What staff may change of a company with the permission to link companies. */
export const CompanyFactsSchema = z.strictObject({
  name: CompanyDetailsSchema.shape.companyName,
  address: CompanyAddressSchema,
  phone: OptionalPhoneSchema,
  website,
  industry: fact("Industry"),
  vulcanId: fact("Customer number"),
  isVerified: z.boolean(),
  requiresApproval: z.boolean(),
  isActive: z.boolean(),
  /** The last day on which its orders bear no tax, ISO, and the certificate that says so (decision 35). */
  taxExemptUntil: day().nullish(),
  taxCertificate: fact("Tax certificate"),
})
export type CompanyFacts = z.output<typeof CompanyFactsSchema>

/** What staff may change with the permission for credit; no terms take the credit away, what is owed stays owed. */
export const CompanyCreditSchema = z.strictObject({ terms: CreditTermsSchema.nullable(), hold: z.boolean() })

/** Body of `POST /admin/metal-companies/:id`; what is left out stays. `version` is the one the form was opened at. */
export const EditCompanyBodySchema = z
  .strictObject({ version, facts: CompanyFactsSchema.optional(), credit: CompanyCreditSchema.optional() })
  .refine((body) => body.facts !== undefined || body.credit !== undefined, "Nothing to change")
  .refine(({ facts }) => !facts?.taxExemptUntil || facts.taxCertificate, {
    message: "Name the certificate",
    path: ["facts", "taxCertificate"],
  })
export type EditCompanyBody = z.input<typeof EditCompanyBodySchema>

/** A person of a company as the staff see them. */
export type CompanyPerson = {
  buyerId: string
  customerId: string
  name: string
  email: string
  role: CompanyRole
  accountStatus: AccountStatus
  accessLevel: AccessLevel
}
/** A company with everything staff may change of it. Money in USD. */
export type CompanyDetail = {
  id: string
  version: number
  name: string
  address: PostalAddress
  phone: string | null
  website: string | null
  industry: string | null
  vulcanId: string | null
  isVerified: boolean
  isActive: boolean
  requiresApproval: boolean
  /** The last day on which its orders bear no tax, ISO; null without a certificate. */
  taxExemptUntil: string | null
  taxCertificate: string | null
  terms: CreditTerms | null
  openBalance: number
  hold: boolean
  domains: string[]
  people: CompanyPerson[]
  mergedInto: { id: string; name: string } | null
  /** Companies that may be the same one, the surest first. */
  similar: SimilarCompany[]
}
export type SimilarCompany = { id: string; name: string; address: string; confidence: number }
export type CompanyAnswer = { company: CompanyDetail }

/** Query of `GET /admin/metal-companies/:id/merge`: what merging it into another company would do. */
export const MergePreviewQuerySchema = z.strictObject({ into: id })
/** Body of `POST /admin/metal-companies/:id/merge`; the versions are those of the preview that was read. */
export const MergeCompaniesBodySchema = z.strictObject({ into: id, version, intoVersion: version })
export type MergeCompaniesBody = z.input<typeof MergeCompaniesBodySchema>

/** How many of each thing go over to the other company. */
export type MergeCounts = {
  people: number
  addresses: number
  orders: number
  customPrices: number
  domains: number
  openRequests: number
  purchaseRequests: number
  integrationKeys: number
}
export type MergeSide = Pick<CompanyDetail, "id" | "version" | "name" | "address" | "terms" | "openBalance" | "hold">
/** What a merge would do, before anything is done. `doublePrices` are agreements both have: the one that stays wins. */
export type MergePreview = {
  from: MergeSide
  into: MergeSide
  moves: MergeCounts
  doublePrices: number
  /** Administrators who become buyers, because the company that stays has administrators of its own. */
  demoted: number
  /** Open invitations of the company that goes; they end. */
  invitations: number
  after: Pick<CompanyDetail, "terms" | "openBalance" | "hold" | "requiresApproval" | "taxExemptUntil" | "taxCertificate">
  givenUp: { label: string; value: string }[]
}
export type MergePreviewAnswer = { merge: MergePreview }

/** What the shop knows of a customer, for the customer's page of the admin. Times ISO. */
export type CustomerAccountView = {
  buyerId: string
  accountStatus: AccountStatus
  accessLevel: AccessLevel
  trustScore: number
  emailVerified: boolean
  isDomainTrusted: boolean
  company: { id: string; name: string; role: CompanyRole; terms: CreditTerms | null; hold: boolean } | null
  spendingLimit: number | null
  signedOutAt: string | null
  /** Since when sign-in asks for a code; null when it does not. */
  secondFactorSince: string | null
}
export type CustomerAccountAnswer = { account: CustomerAccountView | null }
