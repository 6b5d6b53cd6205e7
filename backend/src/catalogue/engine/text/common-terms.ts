/**
 * Which terms all items of one value share, for every value of one field: all items of grade 718 are called N07718,
 * all of size 4.500 have 04500 in their code. Found by looking, so it holds for any catalogue.
 */
export class CommonTerms {
  private readonly shared: number[][] = []
  readonly itemCounts: number[] = []

  /** @param own terms of the value's own text, which its items have by definition */
  constructor(private readonly own: readonly (readonly number[])[]) {}

  ownTermsOf(value: number): readonly number[] {
    return this.own[value] ?? []
  }

  /** Takes in one item: `others` are its terms that are no value's own, `hasTerm` tells of any term whether it has it. */
  learn(value: number, others: readonly number[], hasTerm: (term: number) => boolean): void {
    this.itemCounts[value] = (this.itemCounts[value] ?? 0) + 1
    const shared = this.shared[value]
    if (!shared) this.shared[value] = others.slice()
    else if (shared.length > 0 && !shared.every(hasTerm)) this.shared[value] = shared.filter(hasTerm)
  }

  termsOf(value: number): number[] {
    return [...new Set([...this.ownTermsOf(value), ...(this.shared[value] ?? [])])]
  }

  covers(value: number, term: number): boolean {
    return this.ownTermsOf(value).includes(term) || (this.shared[value]?.includes(term) ?? false)
  }
}
