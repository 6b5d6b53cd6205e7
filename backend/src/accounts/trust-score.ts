/** What the trust score counts. */
export type TrustFacts = {
  mailVerified: boolean
  isDomainTrusted: boolean
  /** The mail domain is neither free mail nor disposable. */
  isBusinessDomain: boolean
  /** Confidence of the best company match, 0 to 1. */
  companyMatch: number
  hasCompleteAddress: boolean
  hasPhone: boolean
}

/** Points of each fact; together 100. Source: decision 39. */
export const TRUST_POINTS = {
  mailVerified: 20,
  trustedDomain: 40,
  businessDomain: 10,
  companyMatch: 20,
  addressAndPhone: 10,
} as const
/** The match confidence from which a company counts. Source: decision 39. */
export const TRUSTED_MATCH = 0.9

/** How far a new buyer can be trusted before anyone looked, 0 to 100. Source: decision 39. */
export function trustScore(facts: TrustFacts): number {
  return (
    (facts.mailVerified ? TRUST_POINTS.mailVerified : 0) +
    (facts.isDomainTrusted ? TRUST_POINTS.trustedDomain : 0) +
    (facts.isBusinessDomain ? TRUST_POINTS.businessDomain : 0) +
    (facts.companyMatch >= TRUSTED_MATCH ? TRUST_POINTS.companyMatch : 0) +
    (facts.hasCompleteAddress && facts.hasPhone ? TRUST_POINTS.addressAndPhone : 0)
  )
}
