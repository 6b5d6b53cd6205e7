import fc from "fast-check"
import { ACCESS_LEVELS, ACCOUNT_STATUSES, type AccessLevel, type AccountStatus } from "../contract"
import { canOrder, canSeePrices, canSignIn, mayRequestQuote, mayUseAccountTerms, mayUseContractPrices } from "./buyer-rights"

const rights = { canSeePrices, canOrder, mayUseAccountTerms, mayUseContractPrices, mayRequestQuote }

/** The names of the rights a buyer with a verified address has. */
function rightsOf(accountStatus: AccountStatus, accessLevel: AccessLevel, mailVerified = true): string[] {
  return Object.entries(rights)
    .filter(([, has]) => has({ accountStatus, accessLevel, mailVerified }))
    .map(([name]) => name)
}

describe("buyer rights", () => {
  it.each<[AccountStatus, AccessLevel, string[]]>([
    ["UNVERIFIED", "LIMITED", ["canSeePrices", "mayRequestQuote"]],
    ["PENDING_APPROVAL", "STANDARD", ["canSeePrices", "mayRequestQuote"]],
    ["APPROVED", "LIMITED", ["canSeePrices", "mayRequestQuote"]],
    ["APPROVED", "STANDARD", ["canSeePrices", "canOrder", "mayRequestQuote"]],
    ["APPROVED", "PREMIUM", ["canSeePrices", "canOrder", "mayUseAccountTerms", "mayUseContractPrices", "mayRequestQuote"]],
    ["APPROVED", "RESTRICTED", ["mayRequestQuote"]],
    ["PENDING_APPROVAL", "RESTRICTED", ["mayRequestQuote"]],
    ["REJECTED", "PREMIUM", []],
    ["SUSPENDED", "PREMIUM", []],
  ])("of an account that is %s with access %s are %j", (status, level, expected) => {
    expect(rightsOf(status, level)).toEqual(expected)
  })

  it("are none without a verified address", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACCOUNT_STATUSES), fc.constantFrom(...ACCESS_LEVELS), (status, level) => {
        expect(rightsOf(status, level, false)).toEqual([])
      }),
    )
  })

  it("build on each other: who orders sees prices, who pays on account orders, and all of them can sign in", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACCOUNT_STATUSES), fc.constantFrom(...ACCESS_LEVELS), (status, level) => {
        const has = rightsOf(status, level)
        if (has.includes("canOrder")) expect(has).toContain("canSeePrices")
        if (has.includes("mayUseAccountTerms")) expect(has).toContain("canOrder")
        if (has.length > 0) expect(canSignIn(status)).toBe(true)
      }),
    )
  })
})
