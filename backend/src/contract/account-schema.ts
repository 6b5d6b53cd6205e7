import type { AccessLevel, AccountStatus, PhoneType } from "./account-values"
import type { PostalAddress } from "./address-schema"
import type { Coid } from "./region-values"
import "./no-eval"
import { z } from "zod"
import { ProfileSchema } from "./profile-schema"
import { ConsentsSchema } from "./registration-schema"

/** Answer of the routes that send mail: the same whether the address is known or not (decision 46). */
export type MailSentAnswer = { sent: true }

/** Answer of `POST /store/metal-registrations/verify`. */
export type VerifiedAnswer = { accountStatus: AccountStatus }

/** Body of `POST /store/metal-me/profile`. */
export const ProfileBodySchema = ProfileSchema.safeExtend(ConsentsSchema.shape)
export type ProfileBody = z.input<typeof ProfileBodySchema>

/** The buyer's own record as the profile form shows it; fields never filled in are empty or null. */
export type ProfileView = {
  email: string
  firstName: string
  lastName: string
  jobTitle: string
  contact: {
    primaryNumber: string
    primaryPhoneType: PhoneType | null
    secondaryNumber: string | null
    secondaryPhoneType: PhoneType | null
  }
  company: { companyName: string; address: PostalAddress | null }
  differentShippingAddress: boolean
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  regionCode: Coid
  consentToMarketing: boolean
  consentToCookies: boolean
  verification: VerificationView
}

/** Where the account stands and since when. */
export type VerificationView = {
  accountStatus: AccountStatus
  accessLevel: AccessLevel
  emailVerified: boolean
  /** The company the account is linked to, once somebody or a trusted domain did so. */
  linkedCompany: string | null
  /** ISO times. */
  registeredAt: string
  submittedAt: string | null
  approvedAt: string | null
}
