import { isPostalCode } from "./postal-code"

describe("a postal code", () => {
  it.each([
    ["US", "77020"],
    ["US", "75201-1234"],
    ["CA", "M5V 3L9"],
    ["CA", "m5v3l9"],
    ["CA", "M5V-3L9"],
    ["GB", "EC1A 1BB"],
    ["AE", "0"],
    ["KR", "우편"],
  ])("of %s may be %j", (country, postalCode) => {
    expect(isPostalCode({ country, postalCode })).toBe(true)
  })

  it.each([
    ["US", "ZZ"],
    ["US", "!!!"],
    ["US", "7702"],
    ["US", "75201-12"],
    ["CA", "77020"],
    ["CA", "M5V  3L9"],
    ["GB", "!!!"],
    ["DE", "-"],
  ])("of %s is never %j", (country, postalCode) => {
    expect(isPostalCode({ country, postalCode })).toBe(false)
  })
})
