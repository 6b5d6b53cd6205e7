import { JsonBytes, part, type Part } from "./query/json-bytes"
import type { ItemColumns } from "./store/item-columns"

const NO_COSTS = part(`,"averageCostPerInch":null,"averageCostPerKg":null,"averageCostPerLb":null}`)
const NAMES = {
  productCode: part(`{"productCode":`),
  productName: part(`,"productName":`),
  availableInches: part(`,"availableInches":`),
  availablePieces: part(`,"availablePieces":`),
  averageCostPerInch: part(`,"averageCostPerInch":`),
  averageCostPerKg: part(`,"averageCostPerKg":`),
  averageCostPerLb: part(`,"averageCostPerLb":`),
}

/** Writes items as JSON, with their costs or with null instead. What many items share is put into words once. */
export class ItemJson {
  private readonly parts = {
    kind: [] as Part[],
    grade: [] as Part[],
    condition: [] as Part[],
    dimension: [] as Part[],
    state: [] as Part[],
    zone: new Map<string, Part>(),
  }

  constructor(private readonly columns: ItemColumns) {}

  addTo(json: JsonBytes, slot: number, costs: boolean): void {
    const { columns } = this
    columns.productCodes.addTo(json.part(NAMES.productCode), slot)
    columns.productNames.addTo(json.part(NAMES.productName), slot)
    this.addShared(json, slot)
    json.part(NAMES.availableInches).number(columns.number("availableInches", slot) ?? 0)
    json.part(NAMES.availablePieces).number(columns.number("availablePieces", slot) ?? 0)
    if (!costs) return void json.part(NO_COSTS)
    json.part(NAMES.averageCostPerInch).number(columns.number("averageCostPerInch", slot))
    json.part(NAMES.averageCostPerKg).number(columns.number("averageCostPerKg", slot))
    json.part(NAMES.averageCostPerLb).number(columns.number("averageCostPerLb", slot)).text("}")
  }

  private addShared(json: JsonBytes, slot: number): void {
    const { columns, parts } = this
    const kind = columns.code("kind", slot)
    const grade = columns.code("grade", slot)
    const condition = columns.code("condition", slot)
    const dimension = columns.code("dimension", slot)
    const state = columns.code("state", slot)
    json.part((parts.kind[kind] ??= part(this.kind(kind))))
    json.part((parts.grade[grade] ??= part(field("stockGrade", columns.grades.valueOf(grade)))))
    json.part((parts.condition[condition] ??= part(field("productCondition", columns.conditions.valueOf(condition)))))
    json.part((parts.dimension[dimension] ??= part(this.dimension(dimension))))
    json.part((parts.state[state] ??= part(this.state(state))))
    json.part(this.zone(columns.zoneOf(slot)))
  }

  private zone(zone: string): Part {
    const known = this.parts.zone.get(zone)
    if (known) return known
    const made = part(field("avlStkZone", zone))
    this.parts.zone.set(zone, made)
    return made
  }

  private kind(code: number): string {
    const [metalCategory = "", productType = "", stockType = ""] = this.columns.kinds.textsOf(code)
    return field("metalCategory", metalCategory) + field("productType", productType) + field("stockType", stockType)
  }

  private dimension(code: number): string {
    const { entries, sizes } = this.columns.dimensions
    const entry = entries[code]
    return (
      field("productSize", sizes.valueOf(entry?.size ?? -1)) +
      field("outerDiameter", entry?.outerDiameter ?? null) +
      field("insideDiameter", entry?.insideDiameter ?? null)
    )
  }

  private state(code: number): string {
    const { states } = this.columns
    const state = states.entries[code]
    return (
      field("productCategory", states.categories.valueOf(state?.category ?? -1)) +
      field("coid", state?.coid ?? "") +
      field("stratificationRank", state?.rank ?? "D") +
      field("isSpecialOffer", state?.isSpecialOffer ?? false) +
      field("isPopularItem", state?.isPopularItem ?? false) +
      field("withdrawn", state?.withdrawn ?? false)
    )
  }
}

function field(name: string, value: string | number | boolean | null): string {
  return `,"${name}":${JSON.stringify(value)}`
}
