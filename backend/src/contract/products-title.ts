import { filterValues, type ProductFilters, type ProductQueryField } from "./crumbs"
import { cutTitle, DEFAULT_SITE_NAME, isTitle, withSite } from "./page-title"
import { shortCondition } from "./short-condition"

/** How a language writes a title: the value of a filter, short where the room is short, and what stands between values. */
export type TitleWords = {
  valueOf: (field: ProductQueryField, value: string, short: boolean) => string
  between: string
  generic: string
}
type Options = { words?: TitleWords; /** Such as ", page 2": behind the filters, before the site. */ tail?: string }

const ENGLISH: TitleWords = {
  valueOf: (field, value, short) => {
    if (field === "productCondition") return short ? shortCondition(titleCase(value)) : titleCase(value)
    return field === "metalCategory" || field === "stockType" ? titleCase(value) : value
  },
  between: " ",
  generic: "Metal Products",
}

const TITLE_FIELDS: readonly ProductQueryField[] = [
  "metalCategory",
  "productType",
  "stockType",
  "productSize",
  "stockGrade",
  "productCondition",
]
/** What a title that is too long takes in first: sizes and grades tell results apart, and a grade implies its category. */
const TELLING: readonly ProductQueryField[] = [
  "productSize",
  "stockGrade",
  "productType",
  "stockType",
  "productCondition",
  "metalCategory",
]

/**
 * The title of the results page, at most 70 characters: category, type, size, grade and condition, then the site's name. Where
 * that is too long, conditions are shortened, then the least telling parts dropped. Without any part it is the generic title.
 * Source: specification sections 2 and 9.
 */
export function productsTitle(filters: ProductFilters, siteName = DEFAULT_SITE_NAME, { words = ENGLISH, tail = "" }: Options = {}): string {
  const title = (fields: readonly ProductQueryField[], short: boolean) =>
    withSite(partsOf(filters, fields, words, short).join(words.between) + tail, siteName)
  const chosen = TITLE_FIELDS.filter((field) => isSaid(filters, field))
  if (chosen.length > 0 && isTitle(title(chosen, false))) return title(chosen, false)
  const fitting = fittingFields(chosen, (fields) => isTitle(title(fields, true)))
  if (fitting.length > 0) return title(fitting, true)
  const generic = words.generic + tail
  return [withSite(generic, siteName), generic].find(isTitle) ?? cutTitle(generic, tail)
}

/** As many of the fields as fit, the most telling first, in the order of a title. */
function fittingFields(chosen: readonly ProductQueryField[], fits: (fields: readonly ProductQueryField[]) => boolean) {
  let taken: readonly ProductQueryField[] = []
  for (const field of TELLING.filter((one) => chosen.includes(one))) {
    const more = chosen.filter((one) => one === field || taken.includes(one))
    if (fits(more)) taken = more
  }
  return taken
}

/** The form is the type in other words: it is said where no type is chosen. */
function isSaid(filters: ProductFilters, field: ProductQueryField): boolean {
  if (field === "stockType" && filterValues(filters, "productType").length > 0) return false
  return filterValues(filters, field).length > 0
}

function partsOf(filters: ProductFilters, fields: readonly ProductQueryField[], words: TitleWords, short: boolean): string[] {
  return fields.map((field) =>
    filterValues(filters, field)
      .map((value) => words.valueOf(field, value, short))
      .join(", "),
  )
}

/** "QUENCHED & TEMPERED (110K)" is easier to read as "Quenched & Tempered (110K)"; words with digits stay. */
function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    /\p{N}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  )
}
