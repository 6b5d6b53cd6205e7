import fc from "fast-check"
import { calculatePrice } from "./calculate-price"
import { compilePriceBook } from "./price-book"
import { replayDerivation } from "./replay-derivation"
import { publicExplanation } from "./public-explanation"
import { arbitraryCustomPrices, arbitraryFacts, arbitraryRules } from "./testing/arbitrary-pricing"
import { naivePrice } from "./testing/naive-price"

/** PRICING_CASES sets how many random rule sets are compared; the bench gate runs 100,000. */
declare const process: { env: Record<string, string | undefined> }
const numRuns = Number(process.env.PRICING_CASES ?? 2000)
const lines = fc.array(arbitraryFacts, { minLength: 1, maxLength: 4 })

describe("a price", () => {
  it(`is what the decisions say, rule by rule in decimal arithmetic, on ${numRuns} random rule sets`, () => {
    fc.assert(
      fc.property(arbitraryRules(12), arbitraryCustomPrices, lines, (rules, customPrices, list) => {
        const book = compilePriceBook({ rules, customPrices })
        for (const facts of list) {
          const price = calculatePrice(book, facts)
          const figures = price && {
            originalPrice: price.originalPrice,
            calculatedPrice: price.calculatedPrice,
            finalPrice: price.finalPrice,
            unitPrice: price.unitPrice,
            appliedRules: price.appliedRules,
          }
          expect(figures).toEqual(naivePrice(rules, customPrices, facts))
        }
      }),
      { numRuns },
    )
  })

  it("is what the decisions say where the index has to divide many rules", () => {
    fc.assert(
      fc.property(arbitraryRules(400), arbitraryCustomPrices, lines, (rules, customPrices, list) => {
        const book = compilePriceBook({ rules, customPrices })
        for (const facts of list)
          expect(calculatePrice(book, facts)?.finalPrice).toBe(naivePrice(rules, customPrices, facts)?.finalPrice)
      }),
      { numRuns: Math.max(40, numRuns / 50) },
    )
  })

  it("is the same whatever the order of the rows", () => {
    const shuffled = arbitraryRules(12).chain((rules) =>
      fc.tuple(fc.constant(rules), fc.shuffledSubarray(rules, { minLength: rules.length })),
    )
    fc.assert(
      fc.property(shuffled, arbitraryCustomPrices, arbitraryFacts, ([rules, others], customPrices, facts) => {
        const price = calculatePrice(compilePriceBook({ rules, customPrices }), facts)
        const other = calculatePrice(compilePriceBook({ rules: others, customPrices: [...customPrices].reverse() }), facts)
        expect(JSON.stringify(other)).toBe(JSON.stringify(price))
      }),
    )
  })

  it("is never below 0, follows from its derivation, and is the sum of its adjustments and of its public lines", () => {
    fc.assert(
      fc.property(arbitraryRules(8), arbitraryCustomPrices, arbitraryFacts, (rules, customPrices, facts) => {
        const price = calculatePrice(compilePriceBook({ rules, customPrices }), facts)
        fc.pre(price !== null)
        const { originalPrice, calculatedPrice, finalPrice, unitPrice, appliedRules, derivation } = price
        expect(finalPrice).toBeGreaterThanOrEqual(0)
        expect(replayDerivation(JSON.parse(JSON.stringify(derivation)))).toEqual({ finalPrice, unitPrice })
        const sum = appliedRules.reduce(
          (cents, { adjustment }) => cents + Math.round(adjustment * 100),
          Math.round((originalPrice ?? 0) * 100),
        )
        expect(sum).toBe(Math.round(calculatedPrice * 100))
        const publicSum = publicExplanation(derivation).reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
        expect(publicSum).toBe(Math.round(finalPrice * 100))
      }),
      { numRuns: 1000 },
    )
  })
})
