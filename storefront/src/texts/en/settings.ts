import { catalogue } from "../catalogue"

/** What a reader sets for every page; the server writes it. */
export const settingsTexts = catalogue("settings", {
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
