import { mailDomainOf, normaliseCompanyName } from "@billet/backend/accounts"

type Matched = { name: string; website?: string | null; postal_code: string; country: string }

/** Postcode and country as one key, as matching compares them. */
export function placeKeyOf({ postal_code, country }: Pick<Matched, "postal_code" | "country">): string {
  return `${country.trim().toUpperCase()}:${postal_code.toUpperCase().replace(/[\s-]/g, "")}`
}

/** What a company is found by: stored with it, so that indexes can look it up. */
export function matchKeysOf(company: Matched): { name_key: string; place_key: string; website_domain: string | null } {
  return {
    name_key: normaliseCompanyName(company.name),
    place_key: placeKeyOf(company),
    website_domain: company.website ? mailDomainOf(company.website) || null : null,
  }
}
