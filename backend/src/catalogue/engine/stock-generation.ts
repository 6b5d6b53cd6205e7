import { CATALOG_LIST_KEY, FACET_FIELDS, type CatalogueItem, type FacetCount } from "../../contract"
import { Newcomers } from "./base/newcomers"
import { StockBase, type BaseFacts } from "./base/stock-base"
import { ImageReader, ImageWriter, type StockImage } from "./image/stock-image"
import { ItemJson } from "./item-json"
import { entryFormat, jsonFormat } from "./query/choice-formats"
import { ChoiceLists } from "./query/choice-lists"
import { JsonBytes, type Room } from "./query/json-bytes"
import { StockSearcher } from "./query/stock-searcher"
import { RowIntake } from "./store/row-intake"
import { GONE } from "./store/state-dictionary"
import type { IndexRow, StockAnswer, StockQuery } from "./stock-query"

const STEP = 128
/** Room for newcomers: a column that must grow is copied whole. */
const SPARE = 8192

/** What an image says of a generation besides its arrays. */
type GenerationFacts = { base: BaseFacts; companies: number; alive: number; newcomers: IndexRow[] }

/** A base, what has come and gone since it was built, and the search over both. */
export class StockGeneration {
  private readonly newcomers: Newcomers
  private readonly searcher: StockSearcher
  private readonly entryLists: ChoiceLists<FacetCount[]>
  private readonly jsonLists: ChoiceLists<Uint8Array>
  private readonly json = new JsonBytes()
  private readonly itemJson: ItemJson

  /**
   * @param companies known when the base was built
   * @param alive items of the base that are not gone
   */
  private constructor(
    private readonly base: StockBase,
    private readonly companies = base.columns.states.coids.size,
    private alive = base.size,
  ) {
    this.newcomers = new Newcomers(base.columns, (code) => base.firstSlotFrom(code))
    this.searcher = new StockSearcher(base, this.newcomers)
    this.entryLists = new ChoiceLists(base.columns, entryFormat())
    this.jsonLists = new ChoiceLists(base.columns, jsonFormat())
    this.itemJson = new ItemJson(base.columns)
  }

  /**
   * Builds one over some rows, in steps.
   * @param expected about how many rows there are, if that is known
   */
  static *from(rows: Iterable<IndexRow>, expected = 0): Generator<void, StockGeneration> {
    const intake = new RowIntake(expected + SPARE)
    for (const row of rows) if (intake.add(row) % STEP === 0) yield
    return yield* StockGeneration.of(intake)
  }

  /** Builds one over the rows taken in, in steps. */
  static *of(intake: RowIntake): Generator<void, StockGeneration> {
    return new StockGeneration(yield* StockBase.build(yield* intake.inOrder()))
  }

  /** The one an image was made of. Throws when the image is of other code. */
  static ofImage(image: StockImage): StockGeneration {
    const { base, companies, alive, newcomers } = image.facts as GenerationFacts
    const made = new StockGeneration(StockBase.of(base, new ImageReader(image)), companies, alive)
    for (const row of newcomers) made.put(row)
    return made
  }

  /** An image of it, made in steps, between which nothing may be put or dropped. */
  *image(): Generator<void, StockImage> {
    const { base, companies } = this
    const newcomers: IndexRow[] = []
    for (const slot of this.newcomers.slots) {
      newcomers.push(base.columns.row(slot))
      if (newcomers.length % STEP === 0) yield
    }
    const writer = new ImageWriter()
    const facts: GenerationFacts = {
      ...{ companies, newcomers, alive: this.alive - newcomers.length },
      base: yield* base.imageOf(SPARE, writer),
    }
    return writer.image(facts)
  }

  get size(): number {
    return this.alive
  }

  get baseSize(): number {
    return this.base.size
  }

  /** Slots beside the base, those included whose item is gone again. */
  get newcomerCount(): number {
    return this.base.columns.length - this.base.size
  }

  search(query: StockQuery): StockAnswer {
    const { slots, total, facets } = this.searcher.answer(query, this.entryLists)
    const items = slots.map((slot) => this.base.columns.item(slot))
    return facets ? { items, total, facets } : { items, total }
  }

  /** The product codes of a page alone, which costs little however long the page. */
  codes(query: StockQuery): { codes: string[]; total: number } {
    const { slots, total } = this.searcher.answer({ ...query, facets: false }, this.entryLists)
    return { codes: slots.map((slot) => this.base.columns.productCodes.get(slot)), total }
  }

  /** The JSON of the contract's answer, in UTF-8. */
  searchJson(query: StockQuery, costs: boolean, room?: Room): Uint8Array {
    const { slots, total, facets } = this.searcher.answer(query, this.jsonLists)
    const json = this.json.clear().text(`{"${CATALOG_LIST_KEY}":[`)
    slots.forEach((slot, at) => {
      if (at > 0) json.text(",")
      this.itemJson.addTo(json, slot, costs)
    })
    json.text(`],"total":`).count(total)
    if (!facets) return json.text("}").done(room)
    let next = `,"facets":{`
    for (const field of FACET_FIELDS) {
      json.text(`${next}"${field}":`).copy(facets[field])
      next = ","
    }
    return json.text("}}").done(room)
  }

  get(productCode: string): CatalogueItem | undefined {
    const slot = this.slotOf(productCode)
    return slot === undefined ? undefined : this.base.columns.item(slot)
  }

  row(productCode: string): IndexRow | undefined {
    const slot = this.slotOf(productCode)
    return slot === undefined ? undefined : this.base.columns.row(slot)
  }

  /**
   * All items in order of product code, as they are when their turn comes. What is put or dropped while they are read may
   * be missed, or come as it was; whoever reads in steps must note those codes and look again.
   */
  *rows(): Generator<IndexRow, void> {
    const { base, newcomers } = this
    const { columns } = base
    const late = newcomers.slots.map((slot) => columns.productCodes.get(slot))
    let next = 0
    for (let slot = 0; slot <= base.size; slot++) {
      for (; next < late.length && (slot === base.size || (late[next] ?? "") < columns.productCodes.get(slot)); next++) {
        const newcomer = newcomers.slotOf(late[next] ?? "")
        if (newcomer !== undefined) yield columns.row(newcomer)
      }
      if (slot < base.size && !base.isGone(slot)) yield columns.row(slot)
    }
  }

  put(row: IndexRow): void {
    const { base, newcomers } = this
    const newcomer = newcomers.slotOf(row.productCode)
    if (newcomer !== undefined) return this.rewriteNewcomer(newcomer, row)
    const slot = base.slotOf(row.productCode)
    if (slot !== undefined && this.staysInBase(slot, row)) return this.restock(slot, row)
    if (slot !== undefined) this.leaveBase(slot)
    newcomers.add(base.columns.push(row))
    this.alive++
  }

  drop(productCode: string): void {
    const newcomer = this.newcomers.slotOf(productCode)
    if (newcomer !== undefined) {
      this.newcomers.remove(newcomer)
      this.base.columns.markGone(newcomer)
      this.alive--
      return
    }
    const slot = this.base.slotOf(productCode)
    if (slot !== undefined) this.leaveBase(slot)
  }

  private slotOf(productCode: string): number | undefined {
    const slot = this.base.slotOf(productCode)
    return slot !== undefined && !this.base.isGone(slot) ? slot : this.newcomers.slotOf(productCode)
  }

  /** Whether a row says nothing new of an item but its stock. */
  private staysInBase(slot: number, row: IndexRow): boolean {
    const { states } = this.base.columns
    const coids = states.entries[states.add(row)]?.coids ?? []
    return coids.every((coid) => coid < this.companies) && this.base.columns.isSameItem(slot, row)
  }

  private restock(slot: number, row: IndexRow): void {
    const { columns } = this.base
    const before = columns.code("state", slot)
    if (before === GONE) this.alive++
    columns.writeStock(slot, row)
    this.base.followAmounts(slot)
    this.base.moveState(slot, before, columns.code("state", slot))
  }

  private rewriteNewcomer(slot: number, row: IndexRow): void {
    const { columns } = this.base
    if (columns.isSameItem(slot, row)) return columns.writeStock(slot, row)
    this.newcomers.remove(slot)
    columns.write(slot, row)
    this.newcomers.add(slot)
  }

  private leaveBase(slot: number): void {
    const before = this.base.columns.code("state", slot)
    if (before === GONE) return
    this.base.columns.markGone(slot)
    this.base.moveState(slot, before, GONE)
    this.alive--
  }
}
