/** Texts numbered from 0 in the order they came. */
export class Dictionary {
  values: string[] = []
  private codes = new Map<string, number>()
  private ordered: Uint32Array | null = null

  /** The texts of another one, under the same numbers. */
  static of(values: readonly string[]): Dictionary {
    const made = new Dictionary()
    for (const value of values) made.add(value)
    return made
  }

  get size(): number {
    return this.values.length
  }

  /** The code of a text, which is added when it is new. */
  add(value: string): number {
    const known = this.codes.get(value)
    if (known !== undefined) return known
    this.values.push(value)
    this.codes.set(value, this.values.length - 1)
    return this.values.length - 1
  }

  find(value: string): number | undefined {
    return this.codes.get(value)
  }

  valueOf(code: number): string {
    return this.values[code] ?? ""
  }

  /** The codes in the given order of their texts; `compare` must always be the same. */
  inOrder(compare: (a: string, b: string) => number): Uint32Array {
    if (this.ordered?.length !== this.size) {
      this.ordered = Uint32Array.from(this.values.keys()).sort((a, b) => compare(this.valueOf(a), this.valueOf(b)))
    }
    return this.ordered
  }

  /** Renumbers the texts in the given order and answers the new code of each old one. */
  sort(compare: (a: string, b: string) => number): Uint32Array {
    const before = this.codes
    this.ordered = null
    this.values = [...this.values].sort(compare)
    this.codes = new Map(this.values.map((value, code) => [value, code]))
    const newCodeOf = new Uint32Array(before.size)
    for (const [value, code] of before) newCodeOf[code] = this.codes.get(value) ?? 0
    return newCodeOf
  }
}

export const alphabetically = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
