import { isTokenAlive, isTokenHalfSpent, tokenTimes } from "./token-times"

const token = (payload: unknown) => `head.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sign`

describe("the times of Medusa's token", () => {
  it("are read in milliseconds", () => {
    expect(tokenTimes(token({ iat: 100, exp: 300 }))).toEqual({ issuedAt: 100_000, expiresAt: 300_000 })
  })

  it("are unknown for text that is no token", () => {
    expect(tokenTimes("nonsense")).toBeNull()
    expect(tokenTimes(token({ iat: 100 }))).toBeNull()
    expect(isTokenAlive("nonsense", 0)).toBe(false)
  })

  it("end the token's life at its expiry", () => {
    expect(isTokenAlive(token({ exp: 300 }), 299_999)).toBe(true)
    expect(isTokenAlive(token({ exp: 300 }), 300_000)).toBe(false)
  })

  it("ask for renewal after half of its life", () => {
    expect(isTokenHalfSpent(token({ iat: 100, exp: 300 }), 200_000)).toBe(false)
    expect(isTokenHalfSpent(token({ iat: 100, exp: 300 }), 200_001)).toBe(true)
  })
})
