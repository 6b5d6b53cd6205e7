import type { CatalogueItem, MetalCategory, ProductType, StockType, StockZone } from "../../../contract"
import type { IndexRow } from "../stock-query"
import { CodeColumn, type CodeArray } from "./code-column"
import { Dictionary, alphabetically } from "./dictionary"
import { DimensionDictionary } from "./dimension-dictionary"
import { KindDictionary } from "./kind-dictionary"
import { NumberColumn } from "./number-column"
import { GONE, StateDictionary } from "./state-dictionary"

export const CODE_FIELDS = ["kind", "grade", "condition", "dimension", "state"] as const
export type CodeField = (typeof CODE_FIELDS)[number]
type NumberField = "averageCostPerInch" | "averageCostPerKg" | "averageCostPerLb" | "availableInches" | "availablePieces"
/** The codes of a list of items, one array per field. */
export type Codes = Record<CodeField, CodeArray>

/**
 * All items, by columns. An item's number is its slot. What many items share stands once in a dictionary;
 * costs and amounts are kept as given.
 */
export class ItemColumns {
  readonly kinds = new KindDictionary()
  readonly grades = new Dictionary()
  readonly conditions = new Dictionary()
  readonly dimensions = new DimensionDictionary()
  readonly states = new StateDictionary()
  readonly zones = new Dictionary()
  /** Lists of further search words, each joined by line breaks. */
  readonly termLists = new Dictionary()
  length = 0
  productCodes: string[] = []
  productNames: string[] = []
  private readonly codes: Record<CodeField | "zone" | "terms", CodeColumn> = {
    kind: new CodeColumn(),
    grade: new CodeColumn(),
    condition: new CodeColumn(),
    dimension: new CodeColumn(),
    state: new CodeColumn(),
    zone: new CodeColumn(),
    terms: new CodeColumn(),
  }
  private readonly numbers: Record<NumberField, NumberColumn> = {
    averageCostPerInch: new NumberColumn(),
    averageCostPerKg: new NumberColumn(),
    averageCostPerLb: new NumberColumn(),
    availableInches: new NumberColumn(),
    availablePieces: new NumberColumn(),
  }

  /** The code arrays as they are now; they may be replaced by the next write. */
  arrays(): Codes {
    const { kind, grade, condition, dimension, state } = this.codes
    return {
      kind: kind.array,
      grade: grade.array,
      condition: condition.array,
      dimension: dimension.array,
      state: state.array,
    }
  }

  code(field: CodeField | "terms", slot: number): number {
    return this.codes[field].get(slot)
  }

  sizeOf(field: CodeField): number {
    if (field === "kind") return this.kinds.size
    if (field === "grade") return this.grades.size
    if (field === "condition") return this.conditions.size
    return field === "dimension" ? this.dimensions.size : this.states.size
  }

  /** Makes room for so many items. */
  reserve(items: number): void {
    for (const column of Object.values(this.codes)) column.reserve(items)
    for (const column of Object.values(this.numbers)) column.reserve(items)
  }

  push(row: IndexRow): number {
    const slot = this.length++
    this.productCodes[slot] = row.productCode
    this.write(slot, row)
    return slot
  }

  /** Writes a row over the item in a slot; its product code stays. */
  write(slot: number, row: IndexRow): void {
    const { codes } = this
    this.productNames[slot] = row.productName
    codes.kind.set(slot, this.kinds.add(row))
    codes.grade.set(slot, this.grades.add(row.stockGrade))
    codes.condition.set(slot, this.conditions.add(row.productCondition))
    codes.dimension.set(slot, this.dimensions.add(row))
    codes.terms.set(slot, this.termLists.add(row.searchTerms.join("\n")))
    this.writeStock(slot, row)
  }

  /** Writes what a change of stock touches: state, costs and amounts. */
  writeStock(slot: number, row: IndexRow): void {
    const { codes, numbers } = this
    codes.state.set(slot, this.states.add(row))
    codes.zone.set(slot, this.zones.add(row.avlStkZone))
    numbers.averageCostPerInch.set(slot, row.averageCostPerInch)
    numbers.averageCostPerKg.set(slot, row.averageCostPerKg)
    numbers.averageCostPerLb.set(slot, row.averageCostPerLb)
    numbers.availableInches.set(slot, row.availableInches)
    numbers.availablePieces.set(slot, row.availablePieces)
  }

  markGone(slot: number): void {
    this.codes.state.set(slot, GONE)
  }

  /** Whether a row differs from the item in a slot by stock alone. */
  isSameItem(slot: number, row: IndexRow): boolean {
    const { codes } = this
    return (
      this.productNames[slot] === row.productName &&
      codes.kind.get(slot) === this.kinds.add(row) &&
      codes.grade.get(slot) === this.grades.find(row.stockGrade) &&
      codes.condition.get(slot) === this.conditions.find(row.productCondition) &&
      codes.dimension.get(slot) === this.dimensions.add(row) &&
      codes.terms.get(slot) === this.termLists.find(row.searchTerms.join("\n"))
    )
  }

  item(slot: number): CatalogueItem {
    const { codes, numbers, kinds } = this
    const [metalCategory = "", productType = "", stockType = ""] = kinds.textsOf(codes.kind.get(slot))
    const dimension = this.dimensions.entries[codes.dimension.get(slot)]
    const state = this.states.entries[codes.state.get(slot)]
    return {
      productCode: this.productCodes[slot] ?? "",
      productName: this.productNames[slot] ?? "",
      productCategory: this.states.categories.valueOf(state?.category ?? -1),
      metalCategory: metalCategory as MetalCategory,
      stockGrade: this.grades.valueOf(codes.grade.get(slot)),
      productType: productType as ProductType,
      stockType: stockType as StockType,
      productCondition: this.conditions.valueOf(codes.condition.get(slot)),
      productSize: this.dimensions.sizes.valueOf(dimension?.size ?? -1),
      outerDiameter: dimension?.outerDiameter ?? null,
      insideDiameter: dimension?.insideDiameter ?? null,
      coid: state?.coid ?? "",
      stratificationRank: state?.rank ?? "D",
      avlStkZone: this.zoneOf(slot) as StockZone,
      isSpecialOffer: state?.isSpecialOffer ?? false,
      isPopularItem: state?.isPopularItem ?? false,
      averageCostPerInch: numbers.averageCostPerInch.get(slot),
      averageCostPerKg: numbers.averageCostPerKg.get(slot),
      averageCostPerLb: numbers.averageCostPerLb.get(slot),
      availableInches: numbers.availableInches.get(slot) ?? 0,
      availablePieces: numbers.availablePieces.get(slot) ?? 0,
      withdrawn: state?.withdrawn ?? false,
    }
  }

  zoneOf(slot: number): string {
    return this.zones.valueOf(this.codes.zone.get(slot))
  }

  number(field: NumberField, slot: number): number | null {
    return this.numbers[field].get(slot)
  }

  row(slot: number): IndexRow {
    return { ...this.item(slot), searchTerms: this.termsOf(slot) }
  }

  termsOf(slot: number): string[] {
    return this.termLists.valueOf(this.codes.terms.get(slot)).split("\n").filter((term) => term !== "")
  }

  /**
   * Puts the items in an order, of product code by code unit, and renumbers the dictionaries by the order of their texts.
   * States keep their numbers. In steps, so that the caller may pause between them.
   * @param order null when the items stand in order already
   */
  *sort(order: Uint32Array | null): Generator<void, void> {
    const { codes } = this
    codes.kind.recode(this.kinds.sort(), this.length)
    yield
    codes.grade.recode(this.grades.sort(alphabetically), this.length)
    yield
    codes.condition.recode(this.conditions.sort(alphabetically), this.length)
    yield
    codes.dimension.recode(this.dimensions.sort(), this.length)
    yield
    if (!order) return
    this.length = order.length
    this.productCodes = Array.from(order, (slot) => this.productCodes[slot] ?? "")
    this.productNames = Array.from(order, (slot) => this.productNames[slot] ?? "")
    for (const column of Object.values(codes)) column.reorder(order)
    for (const column of Object.values(this.numbers)) column.reorder(order)
  }
}
