import type { CatalogueItem } from "../../../contract"
import { alphabetically, Dictionary } from "./dictionary"

const SPAN = 1 << 16

export type KindFacts = Record<"metals" | "types" | "stockTypes", string[]> & { kinds: [number, number, number][] }

/** The distinct combinations of metal category, product type and stock type. Few, so everything coarse is kept per kind. */
export class KindDictionary {
  metals = new Dictionary()
  types = new Dictionary()
  stockTypes = new Dictionary()
  /** Codes of each kind's three parts. */
  metalOf: number[] = []
  typeOf: number[] = []
  stockTypeOf: number[] = []
  private codes = new Map<number, number>()

  static of({ metals, types, stockTypes, kinds }: KindFacts): KindDictionary {
    const made = new KindDictionary()
    made.metals = Dictionary.of(metals)
    made.types = Dictionary.of(types)
    made.stockTypes = Dictionary.of(stockTypes)
    for (const kind of kinds) made.addCodes(...kind)
    return made
  }

  get size(): number {
    return this.metalOf.length
  }

  /** All there is to know of it, as JSON. */
  facts(): KindFacts {
    const { metals, types, stockTypes, metalOf, typeOf, stockTypeOf } = this
    const kinds = metalOf.map((metal, kind): [number, number, number] => [metal, typeOf[kind] ?? 0, stockTypeOf[kind] ?? 0])
    return { metals: metals.values, types: types.values, stockTypes: stockTypes.values, kinds }
  }

  add(item: Pick<CatalogueItem, "metalCategory" | "productType" | "stockType">): number {
    return this.addCodes(
      this.metals.add(item.metalCategory),
      this.types.add(item.productType),
      this.stockTypes.add(item.stockType),
    )
  }

  private addCodes(metal: number, type: number, stockType: number): number {
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
