import type { MatchSigns } from "../contract"
import { normaliseCompanyName } from "./company-name"
import { isFreeMailDomain, mailDomainOf } from "./free-mail-domains"
import { trigramSimilarity } from "./trigram-similarity"

/** What a buyer said about the own company. `mail` is an address or a domain. */
export type CompanyClaim = { name: string; mail: string; postalCode: string; country: string }
/** A company we know. `domains` are its trusted domains and its website's. */
export type KnownCompany = { name: string; domains: readonly string[]; postalCode: string; country: string }
/** How sure a match is, 0 to 1; whether it is shown at all, and whether a person has to look. */
export type CompanyMatch = { confidence: number; isListed: boolean; needsReview: boolean }

/** Weights of the three signs. Source: decision 40. */
export const MATCH_WEIGHTS = { name: 0.6, domain: 0.25, place: 0.15 } as const
export const LISTED_FROM = 0.5
export const SURE_FROM = 0.9

/** What speaks for a match: how alike the names are, 0 to 1, and whether the mail's domain and the place are the company's. */
export function matchSigns(claim: CompanyClaim, company: KnownCompany): MatchSigns {
  return {
    name: trigramSimilarity(normaliseCompanyName(claim.name), normaliseCompanyName(company.name)),
    domain: hasDomain(claim.mail, company.domains),
    place: isSamePlace(claim, company),
  }
}

/**
 * How likely a claimed company is one we know: name similarity 0.6, mail domain 0.25, postcode and country 0.15, rounded to
 * 4 decimals. A free-mail domain proves nothing. Source: decision 40.
 */
export function matchCompany(claim: CompanyClaim, company: KnownCompany): CompanyMatch {
  const { name, domain, place } = matchSigns(claim, company)
  const sum = MATCH_WEIGHTS.name * name + (domain ? MATCH_WEIGHTS.domain : 0) + (place ? MATCH_WEIGHTS.place : 0)
  const confidence = Math.round(sum * 10_000) / 10_000
  return { confidence, isListed: confidence >= LISTED_FROM, needsReview: confidence < SURE_FROM }
}

/** The companies worth showing, the surest first, ties as they came. Source: decision 40. */
export function listMatches<C extends KnownCompany>(
  claim: CompanyClaim,
  companies: readonly C[],
): (CompanyMatch & { company: C })[] {
  return companies
    .map((company) => ({ company, ...matchCompany(claim, company) }))
    .filter((match) => match.isListed)
    .sort((a, b) => b.confidence - a.confidence)
}

function hasDomain(mail: string, domains: readonly string[]): boolean {
  const domain = mailDomainOf(mail)
  if (domain === "" || isFreeMailDomain(domain)) return false
  return domains.some((known) => {
    const other = mailDomainOf(known)
    return other !== "" && (domain === other || domain.endsWith(`.${other}`))
  })
}

function isSamePlace(a: { postalCode: string; country: string }, b: { postalCode: string; country: string }): boolean {
  const postcodes = [a, b].map(({ postalCode }) => postalCode.toUpperCase().replace(/[\s-]/g, ""))
  const countries = [a, b].map(({ country }) => country.trim().toUpperCase())
  return postcodes[0] !== "" && postcodes[0] === postcodes[1] && countries[0] !== "" && countries[0] === countries[1]
}
