import { catalogue } from "../catalogue"

export const footerTexts = catalogue("footer", {
  footer: "Footer",
  pricesInUsDollarsDimensions:
    "Prices in US dollars. Dimensions in inches. Figures on this site are for guidance; the mill certificate governs.",
  links: {
    allStock: "All stock",
    quickOrder: "Quick order",
    materials: "Materials",
    crossReference: "Grade cross-reference",
    stockVerification: "Find stock by heat, mill or specification",
    weightCalculator: "Weight calculator",
    machining: "CNC machining",
    boring: "Deep hole boring",
    additive: "Additive manufacturing",
    quality: "Quality",
    orders: "Orders",
    questions: "FAQs",
    contact: "Contact us",
  },
})
