import { STRATIFICATION_RANKS, type FacetField } from "@billet/backend/contract"
import { normaliseProductCode } from "@billet/backend/catalogue"
import type { StockQuery } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { FACET_COLUMNS } from "../document/item-columns"
import { neighbouringNumber } from "./neighbouring-number"
import { predicatesOf, type Predicate } from "./predicates"
import { refuse } from "./refuse"

type Asked = Pick<
  StockQuery,
  "filters" | "ranges" | "productCode" | "productCategory" | "maxRank" | "specialOnly" | "popularOnly" | "inStockRecordsOnly" | "nearCoid"
>
/** What a reader finds in a predicate; null when it does not know the operator. */
type Reader = (asked: Asked, predicate: Predicate) => Asked | null

/** No item has it. */
const NOBODY = "\0"
const matchNothing = (asked: Asked): Asked => ({ ...asked, productCategory: NOBODY })

/** What a filter tree asks for. Throws INVALID_DATA for conditions the index cannot answer exactly. */
export function readFilters(filters: SearchTypes.SearchFilters | undefined): Asked {
  const nothing: Asked = { filters: {}, ranges: {}, specialOnly: false, popularOnly: false, inStockRecordsOnly: false }
  return predicatesOf(filters).reduce((asked, predicate) => {
    const read = READERS[predicate.field]?.(asked, predicate)
    return read ?? refuse(`filter "${predicate.field}" by ${predicate.operator} ${JSON.stringify(predicate.value)}`)
  }, nothing)
}

const READERS: Record<string, Reader> = {
  ...Object.fromEntries(Object.entries(FACET_COLUMNS).map(([field, column]) => [column, oneOf(field as FacetField)])),
  outer_diameter: within("outerDiameterMin", "outerDiameterMax"),
  inside_diameter: within("insideDiameterMin", "insideDiameterMax"),
  normalised_code: text((asked, code) => {
    if (code !== normaliseProductCode(code)) return matchNothing(asked)
    return only(asked, "productCode", code)
  }),
  product_category: text((asked, category) => only(asked, "productCategory", category)),
  near_coids: text((asked, coid) => only(asked, "nearCoid", coid)),
  is_special_offer: flag(true, (asked) => ({ ...asked, specialOnly: true })),
  is_popular_item: flag(true, (asked) => ({ ...asked, popularOnly: true })),
  withdrawn: flag(false, (asked) => ({ ...asked, inStockRecordsOnly: true })),
  stratification_rank: (asked, predicate) => {
    const ranks = textsOf(predicate)
    const reached = STRATIFICATION_RANKS.filter((rank) => ranks?.includes(rank))
    const isFromTheTop = reached.every((rank, at) => rank === STRATIFICATION_RANKS[at])
    const last = reached.at(-1)
    if (!ranks || !isFromTheTop) return null
    return last === undefined ? matchNothing(asked) : only(asked, "maxRank", last)
  },
}

/** The texts a field may have, whichever way it is said; null when it is said otherwise. */
function textsOf({ field, operator, value }: Predicate): string[] | null {
  const values = Array.isArray(value) ? value : [value]
  const isList = field === FACET_COLUMNS.coid || field === "near_coids"
  const known = ["$eq", "$in", ...(isList ? ["$overlaps"] : []), ...(isList && values.length === 1 ? ["$contains"] : [])]
  return known.includes(operator) && values.every((one) => typeof one === "string") ? values : null
}

/** A second condition on a field narrows the first; for a company it would ask for both, which no filter of ours does. */
function oneOf(field: FacetField): Reader {
  return (asked, predicate) => {
    const values = textsOf(predicate)
    const known = asked.filters[field]
    if (!values || (known && field === "coid")) return null
    const both = known ? values.filter((value) => known.includes(value)) : values
    return { ...asked, filters: { ...asked.filters, [field]: both.length > 0 ? both : [NOBODY] } }
  }
}

/** A field that takes one text, once. */
function text(take: (asked: Asked, value: string) => Asked | null): Reader {
  return (asked, predicate) => {
    const values = textsOf(predicate)
    const [value, ...others] = values ?? []
    if (!values || others.length > 0) return null
    return value === undefined ? matchNothing(asked) : take(asked, value)
  }
}

function only<Field extends "productCode" | "productCategory" | "nearCoid" | "maxRank">(asked: Asked, field: Field, value: string) {
  if (asked[field] === NOBODY) return asked
  return asked[field] === undefined || asked[field] === value ? { ...asked, [field]: value } : null
}

function flag(wanted: boolean, take: (asked: Asked) => Asked): Reader {
  return (asked, { operator, value }) => (operator === "$eq" && value === wanted ? take(asked) : null)
}

type RangeEnd = keyof StockQuery["ranges"]

function within(min: RangeEnd, max: RangeEnd): Reader {
  return (asked, { operator, value }) => {
    if (typeof value !== "number") return null
    const { ranges } = asked
    const from = (start: number) => ({ ...asked, ranges: { ...ranges, [min]: Math.max(start, ranges[min] ?? -Infinity) } })
    const to = (end: number) => ({ ...asked, ranges: { ...ranges, [max]: Math.min(end, ranges[max] ?? Infinity) } })
    if (operator === "$gte") return from(value)
    if (operator === "$gt") return from(neighbouringNumber(value, 1))
    if (operator === "$lte") return to(value)
    if (operator === "$lt") return to(neighbouringNumber(value, -1))
    if (operator !== "$eq") return null
    const start = from(value)
    return { ...start, ranges: { ...start.ranges, ...to(value).ranges, [min]: start.ranges[min] } }
  }
}
