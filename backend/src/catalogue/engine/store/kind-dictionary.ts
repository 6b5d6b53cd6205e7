import type { CatalogueItem } from "../../../contract"
import { alphabetically, Dictionary } from "./dictionary"

const SPAN = 1 << 16

/** The distinct combinations of metal category, product type and stock type. Few, so everything coarse is kept per kind. */
export class KindDictionary {
  readonly metals = new Dictionary()
  readonly types = new Dictionary()
  readonly stockTypes = new Dictionary()
  /** Codes of each kind's three parts. */
  metalOf: number[] = []
  typeOf: number[] = []
  stockTypeOf: number[] = []
  private codes = new Map<number, number>()

  get size(): number {
    return this.metalOf.length
  }

  add(item: Pick<CatalogueItem, "metalCategory" | "productType" | "stockType">): number {
    const metal = this.metals.add(item.metalCategory)
    const type = this.types.add(item.productType)
    const stockType = this.stockTypes.add(item.stockType)
    const key = (metal * SPAN + type) * SPAN + stockType
    const known = this.codes.get(key)
    if (known !== undefined) return known
    this.codes.set(key, this.size)
    this.metalOf.push(metal)
    this.typeOf.push(type)
    this.stockTypeOf.push(stockType)
    return this.size - 1
  }

  textsOf(kind: number): string[] {
    return [
      this.metals.valueOf(this.metalOf[kind] ?? 0),
      this.types.valueOf(this.typeOf[kind] ?? 0),
      this.stockTypes.valueOf(this.stockTypeOf[kind] ?? 0),
    ]
  }

  /** Renumbers the kinds by their texts and answers the new code of each old one. */
  sort(): Uint32Array {
    const label = (kind: number) => this.textsOf(kind).join("\n")
    const order = this.metalOf.map((_, kind) => kind).sort((a, b) => alphabetically(label(a), label(b)))
    const pick = (parts: number[]) => order.map((kind) => parts[kind] ?? 0)
    this.metalOf = pick(this.metalOf)
    this.typeOf = pick(this.typeOf)
    this.stockTypeOf = pick(this.stockTypeOf)
    const newCodeOf = new Uint32Array(order.length)
    order.forEach((kind, at) => (newCodeOf[kind] = at))
    for (const [key, code] of this.codes) this.codes.set(key, newCodeOf[code] ?? 0)
    return newCodeOf
  }
}
