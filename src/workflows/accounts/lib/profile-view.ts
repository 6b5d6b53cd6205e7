import type { ProfileView } from "@billet/backend/contract"
import { isDeepStrictEqual } from "node:util"
import type { OwnBuyer } from "./own-buyer"

const iso = (time: Date | null) => time && new Date(time).toISOString()

/** A buyer's record as the profile form shows it. */
export function profileView(own: OwnBuyer): ProfileView {
  const { buyer, shippingAddress } = own
  return {
    email: own.email,
    firstName: own.firstName,
    lastName: own.lastName,
    jobTitle: buyer.job_title ?? "",
    contact: {
      primaryNumber: buyer.primary_number ?? "",
      primaryPhoneType: buyer.primary_phone_type,
      secondaryNumber: buyer.secondary_number,
      secondaryPhoneType: buyer.secondary_phone_type,
    },
    company: { companyName: buyer.company_name ?? "", address: own.companyAddress },
    differentShippingAddress: shippingAddress !== null && !isDeepStrictEqual(shippingAddress, own.companyAddress),
    shippingAddress,
    billingAddress: own.billingAddress,
    regionCode: buyer.region_code,
    consentToMarketing: buyer.consent_to_marketing,
    consentToCookies: buyer.consent_to_cookies,
    verification: {
      accountStatus: buyer.account_status,
      accessLevel: buyer.access_level,
      emailVerified: buyer.email_verified_at !== null,
      linkedCompany: buyer.company?.name ?? null,
      registeredAt: new Date(buyer.created_at).toISOString(),
      submittedAt: iso(buyer.last_verification_attempt),
      approvedAt: iso(buyer.approved_at),
    },
  }
}
