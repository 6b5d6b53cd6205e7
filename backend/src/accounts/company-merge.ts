/** What a merge compares of a company. Money in whole US cents. */
export type MergingCompany = {
  creditLimitCents: number | null
  termsDays: number | null
  openBalanceCents: number
  creditHold: boolean
  requiresApproval: boolean
  phone: string | null
  website: string | null
  industry: string | null
  description: string | null
  logo: string | null
  vulcanId: string | null
  customerSince: string | null
  customerSegment: string | null
  /** The last day on which its orders bear no tax, ISO, and the certificate that says so. */
  taxExemptUntil: string | null
  taxCertificate: string | null
}

const FACTS = ["phone", "website", "industry", "description", "logo", "vulcanId", "customerSince", "customerSegment"] as const
export type MergedFact = (typeof FACTS)[number] | "taxCertificate"

/** What the company that stays is afterwards, and the facts of the other one that are given up because both have one. */
type MergeOutcome = { after: MergingCompany; givenUp: { fact: MergedFact; value: string }[] }

/**
 * What becomes of two companies that are one: the company that stays keeps what it has and takes what it lacks; limit and days
 * go together, so that nobody gets more credit than was granted once; what is owed is added; a hold and the wish to see every
 * buyer stay if either had them; of two certificates of tax exemption the one that holds longer stays, with its day.
 */
export function mergeCompanies(from: MergingCompany, into: MergingCompany): MergeOutcome {
  const terms = into.creditLimitCents === null ? from : into
  const facts = Object.fromEntries(FACTS.map((fact) => [fact, into[fact] ?? from[fact]])) as Pick<
    MergingCompany,
    (typeof FACTS)[number]
  >
  const [exempt, other] = isExemptLonger(from, into) ? [from, into] : [into, from]
  const certificate =
    other.taxExemptUntil === null || other.taxCertificate === exempt.taxCertificate ? null : other.taxCertificate
  const factsGivenUp = FACTS.flatMap((fact) => {
    const value = from[fact]
    return value !== null && into[fact] !== null && into[fact] !== value ? [{ fact, value }] : []
  })
  const after = {
    ...facts,
    creditLimitCents: terms.creditLimitCents,
    termsDays: terms.termsDays,
    openBalanceCents: from.openBalanceCents + into.openBalanceCents,
    creditHold: from.creditHold || into.creditHold,
    requiresApproval: from.requiresApproval || into.requiresApproval,
    taxExemptUntil: exempt.taxExemptUntil,
    taxCertificate: exempt.taxCertificate,
  }
  const givenUp: MergeOutcome["givenUp"] =
    certificate === null ? factsGivenUp : [...factsGivenUp, { fact: "taxCertificate", value: certificate }]
  return { after, givenUp }
}

/** Days as ISO texts, of which the later one is the greater. */
function isExemptLonger(one: MergingCompany, than: MergingCompany): boolean {
  return one.taxExemptUntil !== null && (than.taxExemptUntil === null || one.taxExemptUntil > than.taxExemptUntil)
}
