import { addressLimits, codeLimits, resetLimits, secondFactorLimits, signInLimits } from "./sign-in-limits"

const keys = (limits: { key: string }[]) => limits.map(({ key }) => key)

describe("signInLimits", () => {
  it("counts guesses from unknown addresses at one account together", () => {
    const [one] = signInLimits({ account: "a", address: "1", isKnown: false })
    const [other] = signInLimits({ account: "a", address: "2", isKnown: false })
    expect(one).toEqual(other)
  })

  it("keeps the window of a known address apart, so that nobody else uses it up", () => {
    const stranger = keys(signInLimits({ account: "a", address: "1", isKnown: false }))
    const own = keys(signInLimits({ account: "a", address: "2", isKnown: true }))
    expect(stranger.filter((key) => own.includes(key))).toEqual([])
  })

  it("counts what one address tries at any account, and nothing under an address that says nothing", () => {
    expect(keys(signInLimits({ account: "a", address: "1", isKnown: false }))).toContain("sign-in:from:1")
    expect(keys(signInLimits({ account: "b", address: "1", isKnown: true }))).toContain("sign-in:from:1")
    expect(keys(signInLimits({ account: "a", address: null, isKnown: false }))).toEqual(["sign-in:a"])
    expect(addressLimits("register", null)).toEqual([])
    expect(keys([...addressLimits("register", "1"), ...resetLimits("a")])).toEqual(["register:from:1", "reset:a"])
  })

  it("counts codes as it counts passwords: strangers together, known addresses apart", () => {
    const [one, other, own] = [
      secondFactorLimits({ account: "a", address: "1", isKnown: false }),
      secondFactorLimits({ account: "a", address: "2", isKnown: false }),
      secondFactorLimits({ account: "a", address: "3", isKnown: true }),
    ]
    expect(one[0]).toEqual(other[0])
    expect(keys(own)).not.toContain(one[0]?.key)
  })

  it("lets a code of one person be given once, whatever others give", () => {
    expect(codeLimits("a", "123456")).toEqual([expect.objectContaining({ limit: 1 })])
    expect(keys(codeLimits("a", "123456"))).not.toEqual(keys(codeLimits("b", "123456")))
  })
})
