import { AmountRoom } from "./select-by-amount"

const SPARE = 8192

/** Arrays that every search writes over; a search runs to its end before the next begins. */
export class Workspace {
  hits = new Uint32Array(0)
  fails = new Uint8Array(0)
  picked = new Uint32Array(0)
  /** Sort keys of what was found. */
  keys = new Float64Array(0)
  /** Sort keys of one bucket that a page is cut from. */
  bucketKeys = new Float64Array(0)
  /** What is ordered by an amount; it has no room until that is asked for. */
  readonly byAmount = new AmountRoom()

  /** Makes room for so many items, and for some more, so that not every new item makes it do so again. */
  reserve(items: number): void {
    if (items <= this.hits.length) return
    const length = items + SPARE
    this.hits = new Uint32Array(length)
    this.fails = new Uint8Array(length)
    this.picked = new Uint32Array(length)
    this.keys = new Float64Array(length)
    this.bucketKeys = new Float64Array(length)
  }
}
