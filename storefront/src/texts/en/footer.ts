import { catalogue } from "../catalogue"

export const footerTexts = catalogue("footer", {
  footer: "Footer",
  pricesInUsDollarsDimensions:
    "Prices in US dollars. Dimensions in inches. Figures on this site are for guidance; the mill certificate governs.",
  groups: { buy: "Buy", knowledge: "Knowledge", company: "Company" },
  links: {
    allStock: "All stock",
    quickOrder: "Quick order",
    materials: "Materials",
    crossReference: "Grade cross-reference",
    stockVerification: "Find by heat",
    weightCalculator: "Weight calculator",
    machining: "CNC machining",
    boring: "Deep hole boring",
    additive: "Additive manufacturing",
    quality: "Quality",
    orders: "Orders",
    questions: "FAQs",
    contact: "Contact us",
    terms: "Terms of sale",
    privacy: "Privacy",
  },
})
