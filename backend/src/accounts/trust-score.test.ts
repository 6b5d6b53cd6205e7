import fc from "fast-check"
import { trustScore, type TrustFacts } from "./trust-score"

const nobody: TrustFacts = {
  mailVerified: false,
  isDomainTrusted: false,
  isBusinessDomain: false,
  companyMatch: 0,
  hasCompleteAddress: false,
  hasPhone: false,
}

describe("trustScore", () => {
  it.each<[Partial<TrustFacts>, number]>([
    [{}, 0],
    [{ mailVerified: true }, 20],
    [{ isDomainTrusted: true }, 40],
    [{ isBusinessDomain: true }, 10],
    [{ companyMatch: 0.9 }, 20],
    [{ companyMatch: 0.8999 }, 0],
    [{ hasCompleteAddress: true }, 0],
    [{ hasPhone: true }, 0],
    [{ hasCompleteAddress: true, hasPhone: true }, 10],
    [
      {
        mailVerified: true,
        isDomainTrusted: true,
        isBusinessDomain: true,
        companyMatch: 1,
        hasCompleteAddress: true,
        hasPhone: true,
      },
      100,
    ],
  ])("for %j is %d", (facts, score) => {
    expect(trustScore({ ...nobody, ...facts })).toBe(score)
  })

  it("stays between 0 and 100 and never falls with better facts", () => {
    const facts = fc.record({
      mailVerified: fc.boolean(),
      isDomainTrusted: fc.boolean(),
      isBusinessDomain: fc.boolean(),
      companyMatch: fc.double({ min: 0, max: 1, noNaN: true }),
      hasCompleteAddress: fc.boolean(),
      hasPhone: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, fc.constantFrom(...(Object.keys(nobody) as (keyof TrustFacts)[])), (one, field) => {
        const better = { ...one, [field]: field === "companyMatch" ? 1 : true }
        expect(trustScore(one)).toBeGreaterThanOrEqual(0)
        expect(trustScore(better)).toBeGreaterThanOrEqual(trustScore(one))
        expect(trustScore(better)).toBeLessThanOrEqual(100)
      }),
    )
  })
})
