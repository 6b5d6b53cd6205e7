import type { FinderFilters } from "./client/select-search"

export const EMPTY_FINDER: FinderFilters = {
  metalCategory: "",
  productType: "",
  stockGrade: "",
  productCondition: "",
  productSize: "",
}
export type FinderField = keyof FinderFilters

export const FINDER_FIELDS = ["metalCategory", "productType", "stockGrade", "productSize", "productCondition"] as const

/** Which choices a changed field empties (specification section 4). */
export const RESETS: Record<FinderField, readonly FinderField[]> = {
  metalCategory: ["productType", "stockGrade", "productSize", "productCondition"],
  productType: ["stockGrade", "productSize", "productCondition"],
  stockGrade: [],
  productSize: [],
  productCondition: [],
}

/** The finder after a choice; an empty value is the field's clear button. A hidden field never keeps a value. */
export function choose(filters: FinderFilters, field: FinderField, value: string): FinderFilters {
  const next = { ...filters, [field]: value }
  for (const reset of RESETS[field]) next[reset] = ""
  for (const hidden of ["productSize", "productCondition"] as const) if (!isShown(next, hidden)) next[hidden] = ""
  return next
}

/** Size is shown once metal and type are chosen, condition once the grade is too; the others always. */
export function isShown(filters: FinderFilters, field: FinderField): boolean {
  if (field === "productSize") return filters.metalCategory !== "" && filters.productType !== ""
  if (field === "productCondition") return filters.metalCategory !== "" && filters.productType !== "" && filters.stockGrade !== ""
  return true
}

/** Type waits for the metal; grade for the type and the options; size and condition for the options. */
export function isDisabled(filters: FinderFilters, field: FinderField, loading: boolean): boolean {
  if (field === "metalCategory") return false
  if (field === "productType") return filters.metalCategory === ""
  if (field === "stockGrade") return filters.productType === "" || loading
  return loading
}

/** Options load only once a metal or a type is chosen. */
export function needsOptions(filters: FinderFilters): boolean {
  return filters.metalCategory !== "" || filters.productType !== ""
}

/** Search needs a filter, and options that are not loading. */
export function canSearch(filters: FinderFilters, loading: boolean): boolean {
  return countChosen(filters) > 0 && !loading
}

export function countChosen(filters: FinderFilters): number {
  return Object.values(filters).filter((value) => value !== "").length
}

/** The options of a dropdown; a chosen value that is not among them stays visible. */
export function optionsWith(options: readonly string[], chosen: string): string[] {
  return chosen === "" || options.includes(chosen) ? [...options] : [chosen, ...options]
}
