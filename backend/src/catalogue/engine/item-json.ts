import type { ItemColumns } from "./store/item-columns"

const MOST_KEPT = 50_000
const NO_COSTS = `,"averageCostPerInch":null,"averageCostPerKg":null,"averageCostPerLb":null}`

/**
 * Writes items as JSON, with their costs or with null instead. What many items share is written once; whole items are
 * kept for as long as they do not change.
 */
export class ItemJson {
  private readonly parts = {
    kind: [] as string[],
    grade: [] as string[],
    condition: [] as string[],
    dimension: [] as string[],
    state: [] as string[],
  }
  /** Per slot all but the costs and the closing brace. */
  private kept = new Map<number, string>()

  constructor(private readonly columns: ItemColumns) {}

  of(slot: number, costs: boolean): string {
    let json = this.kept.get(slot)
    if (json === undefined) {
      if (this.kept.size >= MOST_KEPT) this.kept.clear()
      json = this.write(slot)
      this.kept.set(slot, json)
    }
    return json + (costs ? this.costs(slot) : NO_COSTS)
  }

  forget(slot: number): void {
    this.kept.delete(slot)
  }

  private write(slot: number): string {
    const { columns, parts } = this
    const code = columns.code("kind", slot)
    const grade = columns.code("grade", slot)
    const condition = columns.code("condition", slot)
    const dimension = columns.code("dimension", slot)
    const state = columns.code("state", slot)
    return (
      `{"productCode":${JSON.stringify(columns.productCodes[slot])},"productName":${JSON.stringify(columns.productNames[slot])}` +
      (parts.kind[code] ??= this.kind(code)) +
      (parts.grade[grade] ??= field("stockGrade", columns.grades.valueOf(grade))) +
      (parts.condition[condition] ??= field("productCondition", columns.conditions.valueOf(condition))) +
      (parts.dimension[dimension] ??= this.dimension(dimension)) +
      (parts.state[state] ??= this.state(state)) +
      `,"avlStkZone":${JSON.stringify(columns.zoneOf(slot))},"availableInches":${columns.number("availableInches", slot) ?? 0}` +
      `,"availablePieces":${columns.number("availablePieces", slot) ?? 0}`
    )
  }

  private costs(slot: number): string {
    const { columns } = this
    return (
      `,"averageCostPerInch":${columns.number("averageCostPerInch", slot)},"averageCostPerKg":` +
      `${columns.number("averageCostPerKg", slot)},"averageCostPerLb":${columns.number("averageCostPerLb", slot)}}`
    )
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
