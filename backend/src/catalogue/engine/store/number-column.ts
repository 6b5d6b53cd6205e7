/** A growing column of numbers kept as given; null is kept too. */
export class NumberColumn {
  constructor(public array = new Float64Array(1024)) {}

  set(index: number, value: number | null | undefined): void {
    if (index >= this.array.length) this.reserve(Math.max(index + 1, this.array.length * 2))
    this.array[index] = value ?? NaN
  }

  get(index: number): number | null {
    const value = this.array[index] ?? NaN
    return Number.isNaN(value) ? null : value
  }

  reserve(length: number): void {
    if (length <= this.array.length) return
    const longer = new Float64Array(length)
    longer.set(this.array)
    this.array = longer
  }

  /** Puts the items in a new order: the item at `from[i]` moves to `i`. */
  reorder(from: Uint32Array): void {
    const next = new Float64Array(from.length)
    for (let index = 0; index < from.length; index++) next[index] = this.array[from[index] ?? 0] ?? NaN
    this.array = next
  }
}
