import fc from "fast-check"
import { isQuoteExpired, quoteValidUntil } from "./quote-validity"

const pricedAt = new Date("2025-03-08T12:00:00Z")

describe("a quote", () => {
  it("holds for 24 hours, across a change of the clocks too", () => {
    expect(quoteValidUntil(pricedAt).toISOString()).toBe("2025-03-09T12:00:00.000Z")
  })

  it.each([
    ["2025-03-08T12:00:00.000Z", false],
    ["2025-03-09T12:00:00.000Z", false],
    ["2025-03-09T12:00:00.001Z", true],
    ["2025-03-07T12:00:00.000Z", false],
  ])("at %s is expired: %s", (now, expired) => {
    expect(isQuoteExpired(pricedAt, new Date(now))).toBe(expired)
  })

  it("once expired stays expired", () => {
    const time = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
    fc.assert(
      fc.property(time, time, fc.nat(), (priced, now, later) => {
        fc.pre(isQuoteExpired(priced, now))
        expect(isQuoteExpired(priced, new Date(now.getTime() + later))).toBe(true)
      }),
    )
  })
})
