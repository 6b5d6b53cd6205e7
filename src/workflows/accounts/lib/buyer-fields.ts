import type { ProfileBodySchema } from "@billet/backend/contract"
import type { z } from "@medusajs/framework/zod"
import type { BuyerAddresses } from "../../../modules/metal-company/sql/save-addresses"

type Profile = z.output<typeof ProfileBodySchema>

/** What of a profile is kept on the buyer. */
export function buyerFields(profile: Profile) {
  const { contact } = profile
  return {
    job_title: profile.jobTitle,
    company_name: profile.company.companyName,
    primary_number: contact.primaryNumber,
    primary_phone_type: contact.primaryPhoneType,
    secondary_number: contact.secondaryNumber ?? null,
    secondary_phone_type: contact.secondaryNumber ? (contact.secondaryPhoneType ?? null) : null,
    consent_to_marketing: profile.consentToMarketing,
    consent_to_cookies: profile.consentToCookies,
  }
}

/** The addresses of a profile; a shipping address counts only when it differs. */
export function addressesOf(profile: Profile): BuyerAddresses {
  return {
    COMPANY: profile.company.address,
    SHIPPING: profile.differentShippingAddress ? (profile.shippingAddress ?? null) : null,
    BILLING: profile.billingAddress ?? null,
  }
}

/** What of a profile Medusa's own customer record shows. */
export function customerFields(profile: Profile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    company_name: profile.company.companyName,
    phone: profile.contact.primaryNumber,
  }
}
