/** What each of the shop's five certificates is about. A certificate belongs to a named site and scope. */
export const CERTIFICATES = [
  {
    name: "ISO 9001:2015",
    field: "Quality management",
    text: "How the house plans, does, checks and improves its work. Audited every year, certified anew every three.",
  },
  {
    name: "API Spec Q1",
    field: "Quality in oil and gas manufacturing",
    text: "Adds formal risk assessment, contingency plans, management of change, traceability and control of critical suppliers. Audited by API.",
  },
  {
    name: "AS9100",
    field: "Quality in aerospace",
    text: "ISO 9001 with product safety, configuration management, operational risk and the prevention of counterfeit parts.",
  },
  {
    name: "ISO 14001",
    field: "Environmental management",
    text: "Which effects the work has on its surroundings, which law applies, and what is done to lessen them.",
  },
  {
    name: "ISO 45001",
    field: "Health and safety at work",
    text: "Hazards found and removed together with the people who work with heavy bars and fast machines.",
  },
] as const
