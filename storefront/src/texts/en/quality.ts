import { catalogue } from "../catalogue"

export const qualityTexts = catalogue("quality", {
  certificates: {
    "ISO 9001:2015": {
      field: "Quality management",
      text: "How the house plans, does, checks and improves its work. Audited every year, certified anew every three.",
    },
    "API Spec Q1": {
      field: "Quality in oil and gas manufacturing",
      text: "Adds formal risk assessment, contingency plans, management of change, traceability and control of critical suppliers. Audited by API.",
    },
    AS9100: {
      field: "Quality in aerospace",
      text: "ISO 9001 with product safety, configuration management, operational risk and the prevention of counterfeit parts.",
    },
    "ISO 14001": {
      field: "Environmental management",
      text: "Which effects the work has on its surroundings, which law applies, and what is done to lessen them.",
    },
    "ISO 45001": {
      field: "Health and safety at work",
      text: "Hazards found and removed together with the people who work with heavy bars and fast machines.",
    },
  },

  home: "Home",
  quality: "Quality",
  qualityAssurance: "Quality assurance",
  aBarIsWorthWhat:
    "A bar is worth what its papers say. Every piece we cut keeps the heat number of the bar it came from, and the certificate of that heat is shown with the stock before you buy and travels with the metal after.",
  machinedFeaturesAreHeldTo:
    "Machined features are held to plus or minus 0.0005 inch where the drawing asks for it, and measured on gauges that resolve a tenth of that.",
  askForACertificate: "Ask for a certificate",
  fiveCertifiedSystems: "Five certified systems",
  standard: "Standard",
  field: "Field",
  whatItCovers: "What it covers",
  aCertificateBelongsToA: "A certificate belongs to a named site and scope; ask for the copy that covers your order.",
})
