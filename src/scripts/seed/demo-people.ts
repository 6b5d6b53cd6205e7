/** The people of the demo shop. Passwords are for the demo only and are printed by `npm start`. */
export const DEMO_COMPANY = {
  name: "Lone Star Valve & Fitting",
  line1: "4100 Clinton Drive",
  city: "Houston",
  state: "TX",
  postal_code: "77020",
  country: "US",
  phone: "+1 713 555 0142",
  industry: "Oil and gas",
  is_verified: true,
  credit_limit_cents: 25_000_000,
  terms_days: 30,
}

/** What demo buyers have in common in their profiles. */
export const DEMO_PROFILE = {
  job_title: "Buyer",
  company_name: "Harbour Steel Works",
  primary_number: "+1 713 555 0142",
  primary_phone_type: "OFFICE",
  consent_to_data_processing: true,
} as const

export type DemoBuyer = {
  role: string
  email: string
  password: string
  first_name: string
  last_name: string
  account_status: "APPROVED" | "PENDING_APPROVAL"
  access_level: "PREMIUM" | "STANDARD" | "LIMITED"
  withCompany: boolean
  /** Of a colleague whose orders above it an administrator approves, whole US cents a month; null for an administrator. */
  spending_limit_cents: number | null
}

export const DEMO_BUYERS: DemoBuyer[] = [
  {
    role: "Buyer on account",
    email: "buyer@lonestar.example",
    password: "houston-nickel-718",
    first_name: "Dana",
    last_name: "Reyes",
    account_status: "APPROVED",
    access_level: "PREMIUM",
    withCompany: true,
    spending_limit_cents: null,
  },
  {
    role: "Colleague with a spending limit of $250 a month",
    email: "colleague@lonestar.example",
    password: "houston-limit-250",
    first_name: "Luis",
    last_name: "Marsh",
    account_status: "APPROVED",
    access_level: "PREMIUM",
    withCompany: true,
    spending_limit_cents: 25_000,
  },
  {
    role: "Buyer awaiting approval",
    email: "new@harbour.example",
    password: "harbour-steel-4140",
    first_name: "Sam",
    last_name: "Okafor",
    account_status: "PENDING_APPROVAL",
    access_level: "LIMITED",
    withCompany: false,
    spending_limit_cents: null,
  },
]

export const DEMO_ADMIN = { role: "Sales desk (admin)", email: "desk@billet.example", password: "desk-of-billet-2026" }
