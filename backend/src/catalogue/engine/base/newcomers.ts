import type { ItemColumns } from "../store/item-columns"
import { termsOfItem } from "../text/item-terms"
import { firstFrom, termsWithPrefix } from "../text/term-index"
import { isPlainCode } from "./plain-code"

/**
 * The items that came after the base was built. They are few and looked at one by one. Their slots follow those of the
 * base; here they stand in order of product code.
 */
export class Newcomers {
  /** Slots in order of product code. */
  readonly slots: number[] = []
  private readonly codes: string[] = []
  /** Per entry of `slots` how many slots of the base have a smaller code. */
  readonly anchors: number[] = []
  /** Slots whose code is not in plain form. */
  readonly oddSlots = new Set<number>()
  private readonly slotsOfTerm = new Map<string, Set<number>>()
  private readonly terms: string[] = []

  constructor(
    private readonly columns: ItemColumns,
    private readonly anchorOf: (productCode: string) => number,
  ) {}

  slotOf(productCode: string): number | undefined {
    const at = firstFrom(this.codes, productCode)
    return this.codes[at] === productCode ? this.slots[at] : undefined
  }

  /** Takes in an item that stands in the columns already. */
  add(slot: number): void {
    const code = this.columns.productCodes.get(slot)
    const at = firstFrom(this.codes, code)
    this.codes.splice(at, 0, code)
    this.slots.splice(at, 0, slot)
    this.anchors.splice(at, 0, this.anchorOf(code))
    if (!isPlainCode(code)) this.oddSlots.add(slot)
    for (const term of this.termsOf(slot)) {
      const slots = this.slotsOfTerm.get(term)
      if (slots) slots.add(slot)
      else this.addTerm(term, slot)
    }
  }

  /** Forgets an item; the columns must still hold it as it was added. */
  remove(slot: number): void {
    const at = firstFrom(this.codes, this.columns.productCodes.get(slot))
    this.codes.splice(at, 1)
    this.slots.splice(at, 1)
    this.anchors.splice(at, 1)
    this.oddSlots.delete(slot)
    for (const term of this.termsOf(slot)) {
      const slots = this.slotsOfTerm.get(term)
      slots?.delete(slot)
      if (slots?.size === 0) this.dropTerm(term)
    }
  }

  /** The items whose product code begins with a text. */
  slotsFrom(prefix: string): number[] {
    return this.slots.slice(...termsWithPrefix(this.codes, prefix))
  }

  /** All product codes in order. */
  get codesInOrder(): readonly string[] {
    return this.codes
  }

  /** All terms in order. */
  get termsInOrder(): readonly string[] {
    return this.terms
  }

  slotsWithTerm(term: string): Iterable<number> {
    return this.slotsOfTerm.get(term) ?? []
  }

  hasTerm(term: string): boolean {
    return this.slotsOfTerm.has(term)
  }

  hasDimension(dimension: number): boolean {
    return this.slots.some((slot) => this.columns.code("dimension", slot) === dimension)
  }

  private termsOf(slot: number): Set<string> {
    return termsOfItem(this.columns.item(slot), this.columns.termsOf(slot))
  }

  private addTerm(term: string, slot: number): void {
    this.slotsOfTerm.set(term, new Set([slot]))
    this.terms.splice(firstFrom(this.terms, term), 0, term)
  }

  private dropTerm(term: string): void {
    this.slotsOfTerm.delete(term)
    this.terms.splice(firstFrom(this.terms, term), 1)
  }
}
