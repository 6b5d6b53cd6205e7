import type { CatalogueItem } from "../../../contract"
import { sizeKeyOf } from "../../item-order"
import { Dictionary } from "./dictionary"
import { compareSizes, sizeNumbersOf } from "./size-order"

/** What an item measures, inches. `sizeKey` is what it is sorted by. */
export type Dimension = {
  size: number
  outerDiameter: number | null
  insideDiameter: number | null
  sizeKey: number | null
  /** The numbers of the size text. */
  sizeNumbers: number[]
}
/** Of each dimension the number of its size text, its diameters and what it is sorted by. */
export type DimensionFacts = { sizes: string[]; entries: [number, number | null, number | null, number | null][] }
type Measured = Pick<CatalogueItem, "productSize" | "outerDiameter" | "insideDiameter" | "stockType">

/** The distinct combinations of size text, diameters and sort key. A new one never changes the code of an old one. */
export class DimensionDictionary {
  sizes = new Dictionary()
  entries: Dimension[] = []
  /** The size and the diameters of each entry; NaN where it has none. */
  sizeOf: number[] = []
  outerOf: number[] = []
  /** Whether every dimension is just a size: then both have the same codes. */
  areSizes = true
  innerOf: number[] = []
  private ofSize: number[][] = []
  private readonly sizeKeys = new Map<string, (number | null)[]>()
  private ofNumber = new Map<number, number[]>()

  static of({ sizes, entries }: DimensionFacts): DimensionDictionary {
    const made = new DimensionDictionary()
    made.sizes = Dictionary.of(sizes)
    for (const [size, outerDiameter, insideDiameter, sizeKey] of entries) {
      made.addEntry({ size, outerDiameter, insideDiameter, sizeKey, sizeNumbers: sizeNumbersOf(made.sizes.valueOf(size)) })
    }
    return made
  }

  get size(): number {
    return this.entries.length
  }

  /** All there is to know of it, as JSON. */
  facts(): DimensionFacts {
    const entries = this.entries.map(({ size, outerDiameter, insideDiameter, sizeKey }): DimensionFacts["entries"][number] => [
      size,
      outerDiameter,
      insideDiameter,
      sizeKey,
    ])
    return { sizes: this.sizes.values, entries }
  }

  add(item: Measured): number {
    const size = this.sizes.add(item.productSize)
    const outerDiameter = item.outerDiameter ?? null
    const insideDiameter = item.insideDiameter ?? null
    const sizeKey = outerDiameter ?? this.sizeKeyOf(size, item)
    const known = (this.ofSize[size] ??= [])
    for (const code of known) {
      const entry = this.entries[code]
      if (entry?.outerDiameter === outerDiameter && entry.insideDiameter === insideDiameter && entry.sizeKey === sizeKey)
        return code
    }
    return this.addEntry({ size, outerDiameter, insideDiameter, sizeKey, sizeNumbers: sizeNumbersOf(item.productSize) })
  }

  private addEntry(entry: Dimension): number {
    const code = this.entries.push(entry) - 1
    this.areSizes &&= entry.size === code
    this.sizeOf.push(entry.size)
    this.outerOf.push(entry.outerDiameter ?? NaN)
    this.innerOf.push(entry.insideDiameter ?? NaN)
    ;(this.ofSize[entry.size] ??= []).push(code)
    this.noteNumbers(code, entry)
    return code
  }

  /** What an item without an outer diameter is sorted by; read from its size once. */
  private sizeKeyOf(size: number, item: Measured): number | null {
    const known = this.sizeKeys.get(item.stockType) ?? []
    const key = known[size]
    if (key !== undefined) return key
    this.sizeKeys.set(item.stockType, known)
    return (known[size] = sizeKeyOf({ ...item, outerDiameter: null }))
  }

  /** The dimensions that have a number among their diameters and the numbers of their size. */
  withNumber(value: number): readonly number[] {
    return this.ofNumber.get(value) ?? []
  }

  withSize(size: number): readonly number[] {
    return this.ofSize[size] ?? []
  }

  private noteNumbers(code: number, { sizeNumbers, outerDiameter, insideDiameter }: Dimension): void {
    for (const value of new Set([...sizeNumbers, outerDiameter, insideDiameter])) {
      if (value === null) continue
      const codes = this.ofNumber.get(value)
      if (codes) codes.push(code)
      else this.ofNumber.set(value, [code])
    }
  }

  /** Renumbers by sort key, then size, so that a range of diameters is a range of codes; answers the new code of each old one. */
  sort(): Uint32Array {
    const newSizeOf = this.sizes.sort(compareSizes)
    this.sizeKeys.clear()
    for (const entry of this.entries) entry.size = newSizeOf[entry.size] ?? 0
    const order = this.entries.map((_, code) => code).sort((a, b) => compareDimensions(this.entries[a], this.entries[b]) || a - b)
    const before = this.entries
    this.entries = order.flatMap((code) => before[code] ?? [])
    this.sizeOf = this.entries.map(({ size }) => size)
    this.areSizes = this.sizeOf.every((size, code) => size === code)
    this.outerOf = this.entries.map(({ outerDiameter }) => outerDiameter ?? NaN)
    this.innerOf = this.entries.map(({ insideDiameter }) => insideDiameter ?? NaN)
    this.ofSize = []
    this.ofNumber.clear()
    this.entries.forEach((entry, code) => {
      const ofSize = (this.ofSize[entry.size] ??= [])
      ofSize.push(code)
      this.noteNumbers(code, entry)
    })
    const newCodeOf = new Uint32Array(order.length)
    order.forEach((code, at) => (newCodeOf[code] = at))
    return newCodeOf
  }
}

function compareDimensions(a: Dimension | undefined, b: Dimension | undefined): number {
  const left = a?.sizeKey ?? Infinity
  const right = b?.sizeKey ?? Infinity
  return left === right ? (a?.size ?? 0) - (b?.size ?? 0) : left - right
}
