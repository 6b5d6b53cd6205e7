import { catalogue } from "../catalogue"

/** The product finder and the filters: what of the results page works in the browser. */
export const finderTexts = catalogue("finder", {
  search: "Search",
  chosenFilters: "Chosen filters",
  removeLabelText: "Remove {label} {text}",
  clearAll: "Clear All",
  chosenRemove: "(chosen, remove)",
  filters: "Filters",
  showTotalResults: "Show {total} results",
  showAllChoices: "Show all {count}",
  choicesFailed: "Not loaded. Try again",
  any: "Any",
  clearLabel: "Clear {label}",
  productFinder: "Product finder",
  findProducts: "Find Products",
  options: "Options",
})
