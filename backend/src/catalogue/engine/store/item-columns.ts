import type { CatalogueItem, MetalCategory, ProductType, StockType, StockZone } from "../../../contract"
import type { IndexRow } from "../stock-query"
import { CodeColumn, type CodeArray } from "./code-column"
import { Dictionary, alphabetically } from "./dictionary"
import type { ImageReader, ImageWriter } from "../image/stock-image"
import { DimensionDictionary, type DimensionFacts } from "./dimension-dictionary"
import { KindDictionary, type KindFacts } from "./kind-dictionary"
import { NumberColumn } from "./number-column"
import { GONE, StateDictionary, type StateFacts } from "./state-dictionary"
import { TextColumn } from "./text-column"

export const CODE_FIELDS = ["kind", "grade", "condition", "dimension", "state"] as const
export type CodeField = (typeof CODE_FIELDS)[number]
export type NumberField = "averageCostPerInch" | "averageCostPerKg" | "averageCostPerLb" | "availableInches" | "availablePieces"
/** The codes of a list of items, one array per field. */
export type Codes = Record<CodeField, CodeArray>

/** What an image says of columns besides their arrays. */
export type ColumnFacts = Record<"grades" | "conditions" | "zones" | "termLists", string[]> & {
  kinds: KindFacts
  dimensions: DimensionFacts
  states: StateFacts
}

/**
 * All items, by columns. An item's number is its slot. What many items share stands once in a dictionary;
 * costs and amounts are kept as given.
 */
export class ItemColumns {
  kinds = new KindDictionary()
  grades = new Dictionary()
  conditions = new Dictionary()
  dimensions = new DimensionDictionary()
  states = new StateDictionary()
  zones = new Dictionary()
  /** Lists of further search words, each joined by line breaks. */
  termLists = new Dictionary()
  length = 0
  productCodes = new TextColumn()
  productNames = new TextColumn()
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

  /** The columns of an image, of so many items. */
  static of(facts: ColumnFacts, image: ImageReader, length: number): ItemColumns {
    const made = new ItemColumns()
    made.kinds = KindDictionary.of(facts.kinds)
    made.grades = Dictionary.of(facts.grades)
    made.conditions = Dictionary.of(facts.conditions)
    made.dimensions = DimensionDictionary.of(facts.dimensions)
    made.states = StateDictionary.of(facts.states)
    made.zones = Dictionary.of(facts.zones)
    made.termLists = Dictionary.of(facts.termLists)
    made.length = length
    made.productCodes = new TextColumn(image.texts("productCodes"))
    made.productNames = new TextColumn(image.texts("productNames"))
    for (const [name, column] of Object.entries(made.codes)) column.array = image.codes(`column.${name}`)
    for (const [name, column] of Object.entries(made.numbers)) column.array = image.array(`column.${name}`, Float64Array)
    return made
  }

  /**
   * Puts the first items into an image, in steps, with room for more behind them: a column that must grow is copied whole.
   * Only states are copied; what else a change of stock writes, nothing follows from.
   */
  *imageOf(length: number, spare: number, image: ImageWriter): Generator<void, ColumnFacts> {
    image.texts.productCodes = this.productCodes.first(length)
    image.texts.productNames = this.productNames.first(length)
    const room = length + spare
    for (const [name, column] of [...Object.entries(this.codes), ...Object.entries(this.numbers)]) {
      column.reserve(room)
      yield
      image.keep(`column.${name}`, column.array.subarray(0, room))
    }
    yield* image.copy("column.state", this.codes.state.array.subarray(0, room))
    return {
      kinds: this.kinds.facts(),
      grades: this.grades.values,
      conditions: this.conditions.values,
      dimensions: this.dimensions.facts(),
      states: this.states.facts(),
      zones: this.zones.values,
      termLists: this.termLists.values,
    }
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
    this.productCodes.set(slot, row.productCode)
    this.write(slot, row)
    return slot
  }

  /** Writes a row over the item in a slot; its product code stays. */
  write(slot: number, row: IndexRow): void {
    const { codes } = this
    this.productNames.set(slot, row.productName)
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
      this.productNames.get(slot) === row.productName &&
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
      productCode: this.productCodes.get(slot),
      productName: this.productNames.get(slot),
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
    return this.termLists
      .valueOf(this.codes.terms.get(slot))
      .split("\n")
      .filter((term) => term !== "")
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
    this.productCodes = this.productCodes.inOrder(order)
    this.productNames = this.productNames.inOrder(order)
    for (const column of Object.values(codes)) column.reorder(order)
    for (const column of Object.values(this.numbers)) column.reorder(order)
  }
}
