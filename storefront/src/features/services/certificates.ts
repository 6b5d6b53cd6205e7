/** The shop's five certificates, in the brand's order; a certificate belongs to a named site and scope. */
export const CERTIFICATES = ["ISO 9001:2015", "API Spec Q1", "AS9100", "ISO 14001", "ISO 45001"] as const
