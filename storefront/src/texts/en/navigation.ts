import { catalogue } from "../catalogue"

export const navigationTexts = catalogue("navigation", {
  nameHome: "{name}, home",
  sections: "Sections",
  allStock: "All stock",
  quickOrder: "Quick order",
  findByHeat: "Find by heat",
  materials: "Materials",
  faqs: "FAQs",
  contact: "Contact",
})
