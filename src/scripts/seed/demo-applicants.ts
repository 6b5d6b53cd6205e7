import type { PhoneType } from "@billet/backend/contract"

/** Companies of the demo shop that nobody buys for yet. */
export const DEMO_KNOWN_COMPANIES = [
  {
    name: "Clyde Subsea Engineering Ltd",
    line1: "8 Shieldhall Road",
    city: "Glasgow",
    postal_code: "G51 4HE",
    country: "GB",
    website: "https://www.clyde-subsea.example",
    industry: "Subsea",
    is_verified: true,
  },
  {
    name: "Permian Downhole Tools LLC",
    line1: "2210 Garden City Highway",
    city: "Midland",
    state: "TX",
    postal_code: "79701",
    country: "US",
    industry: "Oil and gas",
    is_verified: true,
  },
]

export type DemoApplicant = {
  email: string
  firstName: string
  lastName: string
  jobTitle: string
  contact: { primaryNumber: string; primaryPhoneType: PhoneType }
  company: {
    companyName: string
    address: { line1: string; city: string; state?: string; postalCode: string; country: string }
  }
}

/** People of the demo shop who wait for approval: a sure match, a likely one, a free-mail address and a new company. */
export const DEMO_APPLICANTS: DemoApplicant[] = [
  {
    email: "isla.fraser@clyde-subsea.example",
    firstName: "Isla",
    lastName: "Fraser",
    jobTitle: "Materials buyer",
    contact: { primaryNumber: "+44 141 555 0117", primaryPhoneType: "OFFICE" },
    company: {
      companyName: "Clyde Subsea Engineering",
      address: { line1: "8 Shieldhall Road", city: "Glasgow", postalCode: "G51 4HE", country: "GB" },
    },
  },
  {
    email: "m.ortega@permian-tools.example",
    firstName: "Mateo",
    lastName: "Ortega",
    jobTitle: "Purchasing manager",
    contact: { primaryNumber: "+1 432 555 0163", primaryPhoneType: "MOBILE" },
    company: {
      companyName: "Permian Downhole Tool Co.",
      address: { line1: "2210 Garden City Hwy", city: "Midland", state: "TX", postalCode: "79701", country: "US" },
    },
  },
  {
    email: "turbinenteile.weber@gmx.de",
    firstName: "Jürgen",
    lastName: "Weber",
    jobTitle: "Owner",
    contact: { primaryNumber: "+49 201 555 0188", primaryPhoneType: "MOBILE" },
    company: {
      companyName: "Weber Turbinenteile",
      address: { line1: "Hafenstraße 12", city: "Essen", postalCode: "45356", country: "DE" },
    },
  },
  {
    email: "procurement@straits-forge.example",
    firstName: "Mei Ling",
    lastName: "Tan",
    jobTitle: "Procurement (bars & tubes)",
    contact: { primaryNumber: "+65 6555 0144", primaryPhoneType: "OFFICE" },
    company: {
      companyName: "Straits Forge & Ring Pte Ltd",
      address: { line1: "31 Tuas Avenue 9", city: "Singapore", postalCode: "639183", country: "SG" },
    },
  },
]
