/** A growing list of whole numbers. */
export class NumberList {
  private array = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.array.length) {
      const longer = new Uint32Array(this.length * 2)
      longer.set(this.array)
      this.array = longer
    }
    this.array[this.length++] = value
  }

  view(): Uint32Array {
    return this.array.subarray(0, this.length)
  }
}
