import { catalogue } from "../catalogue"

/** What the search box says once somebody types; comes with the suggestions. */
export const suggestionsTexts = catalogue("suggestions", {
  suggestions: "Suggestions",
  theSearchDoesNotAnswer: "The search does not answer. Try again in a moment.",
  nothingFor: "No results found for “{text}”. Try a grade, a size or part of a code.",
  seeAllTotalResultsFor: "See all {total} results for “{text}”",
  gradeGrade: "Grade {grade}",
  countItems: "{count} items",
})
