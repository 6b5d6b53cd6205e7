/** What a contact message may be about, with the words a form shows. */
export const CONTACT_TOPICS = ["QUOTE", "ORDER", "CERTIFICATES", "SERVICES", "ACCOUNT", "OTHER"] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  QUOTE: "A price or a quote",
  ORDER: "An order you placed",
  CERTIFICATES: "Material and certificates",
  SERVICES: "Machining, boring or additive manufacturing",
  ACCOUNT: "An account for your company",
  OTHER: "Something else",
}

/** Industries a waitlist entry may name. */
export const INDUSTRIES = [
  "Oil and gas",
  "Aerospace",
  "Power generation",
  "Chemical processing",
  "Marine",
  "General engineering",
  "Other",
] as const
export type Industry = (typeof INDUSTRIES)[number]

/** A message is open until the desk marks it as answered. */
export const CONTACT_STATUSES = ["OPEN", "ANSWERED"] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]
