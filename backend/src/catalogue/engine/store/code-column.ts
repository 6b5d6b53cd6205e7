/** Dictionary codes of items: two bytes each for as long as they fit, then four. */
export type CodeArray = Uint16Array | Uint32Array

const NARROW_MAX = 0xffff

/** An array of codes for `length` items whose codes stay below `cardinality`. */
export function codeArray(cardinality: number, length: number): CodeArray {
  return cardinality > NARROW_MAX + 1 ? new Uint32Array(length) : new Uint16Array(length)
}

/** A growing column of codes. Hot loops read `array` once and keep it for as long as nothing is written. */
export class CodeColumn {
  constructor(public array: CodeArray = new Uint16Array(1024)) {}

  set(index: number, code: number): void {
    if (index >= this.array.length) this.reserve(Math.max(index + 1, this.array.length * 2))
    if (code > NARROW_MAX && this.array instanceof Uint16Array) this.array = Uint32Array.from(this.array)
    this.array[index] = code
  }

  get(index: number): number {
    return this.array[index] ?? 0
  }

  reserve(length: number): void {
    if (length <= this.array.length) return
    const wider = this.array instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length)
    wider.set(this.array)
    this.array = wider
  }

  /** Gives every code a new number. */
  recode(newCodeOf: Uint32Array, length: number): void {
    const { array } = this
    for (let index = 0; index < length; index++) array[index] = newCodeOf[array[index] ?? 0] ?? 0
  }

  /** Puts the items in a new order: the item at `from[i]` moves to `i`. */
  reorder(from: Uint32Array): void {
    const { array } = this
    const next = array instanceof Uint16Array ? new Uint16Array(from.length) : new Uint32Array(from.length)
    for (let index = 0; index < from.length; index++) next[index] = array[from[index] ?? 0] ?? 0
    this.array = next
  }
}
