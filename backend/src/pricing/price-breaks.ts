import { MAX_PIECES, MIN_PIECES, type PriceBreak } from "../contract"
import { calculatePrice } from "./calculate-price"
import type { PricingFacts } from "./facts"
import type { Price } from "./price"
import type { PriceBook } from "./price-book"

type Point = { pieces: number; price: Price }

/**
 * The volume price table of a line: every number of pieces, from 1 to 100, at which a piece gets another price than one
 * fewer, all else as it is. Every number is priced, so no kind of rule can be forgotten. Empty where there is no price.
 */
export function priceBreaks(book: PriceBook, facts: PricingFacts): PriceBreak[] {
  const points = pricePoints(book, facts, MIN_PIECES)
  const now = priceOf(book, facts, facts.line.pieces)
  const steps = points.filter(({ price }, index) => price.unitPrice !== points[index - 1]?.price.unitPrice)
  return steps.map((point) => toBreak(point, facts.line.pieces, now?.unitPrice ?? 0))
}

/**
 * What more pieces would save ("buy 2 more pieces, save 4 %"): the next numbers of pieces at which the unit price is lower
 * than at every smaller number from the present one on.
 */
export function nextBreaks(book: PriceBook, facts: PricingFacts): PriceBreak[] {
  const [now, ...more] = pricePoints(book, facts, facts.line.pieces)
  if (now?.pieces !== facts.line.pieces) return []
  let lowest = now.price.unitPrice
  const better = more.filter(({ price }) => {
    const isLower = price.unitPrice < lowest
    if (isLower) lowest = price.unitPrice
    return isLower
  })
  return better.map((point) => toBreak(point, now.pieces, now.price.unitPrice)).filter(({ savingPercent }) => savingPercent > 0)
}

function pricePoints(book: PriceBook, facts: PricingFacts, from: number): Point[] {
  const points: Point[] = []
  for (let pieces = from; pieces <= MAX_PIECES; pieces += 1) {
    const price = priceOf(book, facts, pieces)
    if (price) points.push({ pieces, price })
  }
  return points
}

function priceOf(book: PriceBook, facts: PricingFacts, pieces: number): Price | null {
  return calculatePrice(book, { ...facts, line: { ...facts.line, pieces } })
}

function toBreak({ pieces, price }: Point, present: number, presentUnitPrice: number): PriceBreak {
  return {
    pieces,
    morePieces: pieces - present,
    unitPrice: price.unitPrice,
    itemTotal: price.finalPrice,
    savingPercent: savingPercent(presentUnitPrice, price.unitPrice),
  }
}

/** How much less the second price is, in percent with 1 decimal (specification section 9); negative when it is more. */
export function savingPercent(before: number, after: number): number {
  return before > 0 ? (Math.round((1 - after / before) * 1000) || 0) / 10 : 0
}
