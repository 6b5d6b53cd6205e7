import { catalogue } from "../catalogue"

export const commonTexts = catalogue("common", {
  breadcrumb: "Breadcrumb",
  forGuidance: "For guidance; the mill certificate governs.",
  close: "Close",
  stockInsteadOfThisPage: "Stock, instead of this page",
  seeAllStock: "See all stock",
  useTheFinder: "Use the finder",
  contactUs: "Contact us",
  lineTotal: "Line total",
  saveToList: "Save to list",
  scrollToTop: "Scroll to top",
  skipToContent: "Skip to content",
  language: "Language",
  appearance: "Appearance",
  themes: { system: "System", light: "Light", dark: "Dark" },
  units: "Units",
  countingVisits: "Counting visits",
  mayWeCountWhichItems:
    "May we count which items are looked at and ordered, to stock what you need? Nothing is counted until you say yes.",
  noThanks: "No, thanks",
  yesCount: "Yes, count",
  visitStatistics: "Visit statistics",
  consents: { refused: "Off", granted: "On" },
})
