import { isFreeMailDomain, mailDomainOf } from "./free-mail-domains"

/** What decides whether a verified mail address is enough. */
export type AutoApprovalFacts = {
  mail: string
  trustedDomain: { domain: string; isActive: boolean; autoApprove: boolean } | null
  companyRequiresApproval: boolean
}

/**
 * Whether a buyer is approved at mail verification: an active trusted domain with autoApprove that is the buyer's own and no
 * free-mail domain, unless the company wants a person to look. Source: decision 38.
 */
export function mayAutoApprove({ mail, trustedDomain, companyRequiresApproval }: AutoApprovalFacts): boolean {
  if (!trustedDomain?.isActive || !trustedDomain.autoApprove || companyRequiresApproval) return false
  const domain = mailDomainOf(mail)
  return domain !== "" && domain === mailDomainOf(trustedDomain.domain) && !isFreeMailDomain(domain)
}
