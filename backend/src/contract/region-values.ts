/** Trading companies (coid), which are also the sales regions. Source: specification section 9. */
export const COIDS = ["INC", "EUR", "MSA", "SIN", "DUB"] as const
export type Coid = (typeof COIDS)[number]

export const REGION_NAMES: Record<Coid, string> = {
  INC: "USA",
  EUR: "Europe",
  MSA: "Malaysia",
  SIN: "Singapore",
  DUB: "Dubai",
}

export const DEFAULT_COUNTRY = "US"
export const DEFAULT_SEGMENT = "INC"

/** The country each company ships from, ISO-2. */
export const COMPANY_COUNTRIES: Record<Coid, string> = { INC: "US", EUR: "GB", MSA: "MY", SIN: "SG", DUB: "AE" }
