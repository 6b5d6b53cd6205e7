import { catalogue } from "../catalogue"

export const commonTexts = catalogue("common", {
  breadcrumb: "Breadcrumb",
  forGuidance: "For guidance; the mill certificate governs.",
  close: "Close",
  notice: "Notice",
  notices: "Notices ({hotkey})",
  stockInsteadOfThisPage: "Stock, instead of this page",
  seeAllStock: "See all stock",
  useTheFinder: "Use the finder",
  contactUs: "Contact us",
  lineTotal: "Line total",
  saveToList: "Save to list",
  scrollToTop: "Scroll to top",
  skipToContent: "Skip to content",
})
