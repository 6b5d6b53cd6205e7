import type { Texts } from "../image/stock-image"
import type { JsonBytes } from "../query/json-bytes"

/** A column of texts. Those that came from an image are made when they are asked for, which is seldom. */
export class TextColumn {
  private own: string[] = []
  private readonly others: number

  constructor(private readonly imaged: Texts | null = null) {
    this.others = imaged?.length ?? 0
  }

  get(index: number): string {
    return (index < this.others ? this.imaged?.at(index) : this.own[index - this.others]) ?? ""
  }

  /** Adds a text in quotes to JSON, from where it lies in memory when it does. */
  addTo(json: JsonBytes, index: number): void {
    const utf8 = index < this.others ? this.imaged?.utf8 : undefined
    if (utf8) {
      const { bytes, ends } = utf8
      if (json.utf8String(bytes, index === 0 ? 0 : (ends[index - 1] ?? 0), ends[index] ?? 0)) return
    }
    json.string(this.get(index))
  }

  /** Writes a text; those of an image cannot be written over. */
  set(index: number, text: string): void {
    this.own[index - this.others] = text
  }

  /** The first place from `low` up to `high` whose text is not before the given one; the texts there must be in order. */
  firstFrom(text: string, low: number, high: number): number {
    let first = low
    for (let end = high; first < end; ) {
      const middle = (first + end) >>> 1
      if (this.get(middle) < text) first = middle + 1
      else end = middle
    }
    return first
  }

  first(length: number): Texts {
    return { length, at: (index) => this.get(index) }
  }

  /** The same texts in a new order: that at `from[i]` moves to `i`. */
  inOrder(from: Uint32Array): TextColumn {
    const next = new TextColumn()
    next.own = Array.from(from, (index) => this.get(index))
    return next
  }
}
