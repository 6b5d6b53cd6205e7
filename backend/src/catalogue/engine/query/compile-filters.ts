import type { StockQuery } from "../stock-query"
import type { Dictionary } from "../store/dictionary"
import type { ItemColumns } from "../store/item-columns"
import { bothConditions, chooseCodes, type Conditions, type FieldCondition } from "./conditions"
import { FAIL_BITS, HARD } from "./fail-bits"
import { keptChoice } from "./kept-choices"

/** What the filters and ranges of a search ask of kind, grade, condition and dimension. */
export function compileFilters(query: StockQuery, columns: ItemColumns): Conditions {
  const { filters } = query
  return {
    kind: kindCondition(query, columns),
    grade: chooseValues(filters.stockGrade, columns.grades, FAIL_BITS.stockGrade),
    condition: chooseValues(filters.productCondition, columns.conditions, FAIL_BITS.productCondition),
    dimension: dimensionCondition(query, columns),
  }
}

function chooseValues(wanted: string[] | undefined, dictionary: Dictionary, bit: number): FieldCondition | undefined {
  if (!wanted?.length) return undefined
  return keptChoice(dictionary, wanted, () => chooseCodes(codesOf(wanted, dictionary), dictionary.size, bit))
}

function codesOf(wanted: readonly string[], dictionary: Dictionary): Set<number> {
  const codes = new Set<number>()
  for (const value of wanted) {
    const code = dictionary.find(value)
    if (code !== undefined) codes.add(code)
  }
  return codes
}

function kindCondition({ filters }: StockQuery, { kinds }: ItemColumns): FieldCondition | undefined {
  const parts = [
    { wanted: filters.metalCategory, dictionary: kinds.metals, partOf: kinds.metalOf, bit: FAIL_BITS.metalCategory },
    { wanted: filters.productType, dictionary: kinds.types, partOf: kinds.typeOf, bit: FAIL_BITS.productType },
    { wanted: filters.stockType, dictionary: kinds.stockTypes, partOf: kinds.stockTypeOf, bit: FAIL_BITS.stockType },
  ]
  const fails = new Uint8Array(kinds.size)
  const chosen: number[] = []
  let asks = false
  for (const { wanted, dictionary, partOf, bit } of parts) {
    if (!wanted?.length) continue
    asks = true
    const codes = codesOf(wanted, dictionary)
    for (let kind = 0; kind < fails.length; kind++) if (!codes.has(partOf[kind] ?? -1)) fails[kind] = (fails[kind] ?? 0) | bit
  }
  if (!asks) return undefined
  for (let kind = 0; kind < fails.length; kind++) if (fails[kind] === 0) chosen.push(kind)
  return { fails, chosen }
}

function dimensionCondition(query: StockQuery, columns: ItemColumns): FieldCondition | undefined {
  const { dimensions } = columns
  const sizes = query.filters.productSize
  const bySize = sizes?.length ? keptChoice(dimensions, sizes, () => chooseSizes(sizes, dimensions)) : undefined
  const byRange = rangeCondition(query.ranges, columns)
  return byRange ? bothConditions(bySize, byRange) : bySize
}

function chooseSizes(sizes: readonly string[], dimensions: ItemColumns["dimensions"]): FieldCondition {
  const codes = [...codesOf(sizes, dimensions.sizes)].flatMap((size) => dimensions.withSize(size))
  return chooseCodes(codes, dimensions.size, FAIL_BITS.productSize)
}

/** A range leaves out what has no such diameter. */
function rangeCondition(ranges: StockQuery["ranges"], { dimensions }: ItemColumns): FieldCondition | undefined {
  const { outerDiameterMin, outerDiameterMax, insideDiameterMin, insideDiameterMax } = ranges
  const asksOuter = outerDiameterMin !== undefined || outerDiameterMax !== undefined
  const asksInner = insideDiameterMin !== undefined || insideDiameterMax !== undefined
  if (!asksOuter && !asksInner) return undefined
  const fails = new Uint8Array(dimensions.size)
  const chosen: number[] = []
  for (let code = 0; code < dimensions.size; code++) {
    const passes =
      (!asksOuter || isWithin(dimensions.outerOf[code], outerDiameterMin, outerDiameterMax)) &&
      (!asksInner || isWithin(dimensions.innerOf[code], insideDiameterMin, insideDiameterMax))
    if (passes) chosen.push(code)
    else fails[code] = HARD
  }
  return { fails, chosen }
}

function isWithin(value = NaN, min = -Infinity, max = Infinity): boolean {
  return value >= min && value <= max
}
