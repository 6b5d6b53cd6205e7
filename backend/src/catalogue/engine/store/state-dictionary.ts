import { coidListOf, promoTypeOf, STRATIFICATION_RANKS, type CatalogueItem, type StratificationRank } from "../../../contract"
import { availabilityRankOf } from "../../item-order"
import { Dictionary } from "./dictionary"

/**
 * What may change about an item without it becoming another item, as far as searches ask for it. Many items share one
 * state, so a search decides about states, not about items, and a change of stock is a change of one code.
 */
export type StockState = {
  coid: string
  coids: number[]
  category: number
  rank: StratificationRank
  /** 0 high, 1 medium, 2 anything else. */
  availability: 0 | 1 | 2
  /** Promoted as popular, which puts it first among the featured. */
  promoted: boolean
  isSpecialOffer: boolean
  isPopularItem: boolean
  withdrawn: boolean
}

/** State 0: the item is no longer there. */
export const GONE = 0

/** Groups of states that stand together when items are featured: popular first, within it by availability. */
export const FEATURED_CLASSES = 6
export const AVAILABILITY_CLASSES = 3

const WORDS = 256

export type StateFacts = { coids: string[]; categories: string[]; states: StockState[] }

/** The distinct states of all items, numbered from 1. */
export class StateDictionary {
  coids = new Dictionary()
  categories = new Dictionary()
  readonly entries: (StockState | null)[] = [null]
  /** Zones, ranks and stock types, of which there are never as many as WORDS. */
  private readonly stockWords = new Dictionary()
  private readonly codeOfFacts = new Map<string, Map<number, number>>()
  private codeOfState = new Map<string, number>()

  static of({ coids, categories, states }: StateFacts): StateDictionary {
    const made = new StateDictionary()
    made.coids = Dictionary.of(coids)
    made.categories = Dictionary.of(categories)
    for (const state of states) made.addState(state)
    return made
  }

  get size(): number {
    return this.entries.length
  }

  /** All there is to know of it, as JSON. */
  facts(): StateFacts {
    const states = this.entries.flatMap((state) => state ?? [])
    return { coids: this.coids.values, categories: this.categories.values, states }
  }

  add(item: CatalogueItem): number {
    const { coid, isSpecialOffer, isPopularItem, withdrawn } = item
    const ofCoid = this.codeOfFacts.get(coid) ?? new Map<number, number>()
    const facts = this.factsOf(item)
    const known = ofCoid.get(facts)
    if (known !== undefined) return known
    const code = this.addState({
      coid,
      coids: [...new Set(coidListOf(coid))].map((one) => this.coids.add(one)),
      category: this.categories.add(item.productCategory),
      rank: item.stratificationRank,
      availability: availabilityRankOf(item),
      promoted: promoTypeOf(item) === "popular",
      isSpecialOffer,
      isPopularItem,
      withdrawn,
    })
    this.codeOfFacts.set(coid, ofCoid.set(facts, code))
    return code
  }

  /** All that a state follows from besides the companies, as one number: this is asked for every item. */
  private factsOf(item: CatalogueItem): number {
    const { stockWords, categories } = this
    const bits = Number(item.isSpecialOffer) + 2 * Number(item.isPopularItem) + 4 * Number(item.withdrawn)
    const words =
      stockWords.add(item.avlStkZone) +
      WORDS * stockWords.add(item.stratificationRank) +
      WORDS ** 2 * stockWords.add(item.stockType)
    return bits + 8 * Number(item.availableInches > 0) + 16 * (words + WORDS ** 3 * categories.add(item.productCategory))
  }

  private addState(state: StockState): number {
    const key = JSON.stringify(Object.values(state))
    const known = this.codeOfState.get(key)
    if (known !== undefined) return known
    this.codeOfState.set(key, this.size)
    this.entries.push(state)
    return this.size - 1
  }

  /** The place of a state among the featured: 0 to 5. */
  featuredClassOf(code: number): number {
    const state = this.entries[code]
    return state ? (state.promoted ? 0 : AVAILABILITY_CLASSES) + state.availability : FEATURED_CLASSES - 1
  }
}

/** How far down the ranks a letter reaches: "A" is 0; unknown letters reach nothing. */
export function rankReach(rank: string): number {
  return STRATIFICATION_RANKS.findIndex((one) => one === rank)
}
