import { cartRightsOf } from "./cart-rights"

describe("cartRightsOf", () => {
  it.each([
    [true, false, { maySeePrices: true, mayChangePieces: true, mayRemove: true }],
    [false, false, { maySeePrices: false, mayChangePieces: false, mayRemove: true }],
    [true, true, { maySeePrices: true, mayChangePieces: false, mayRemove: false }],
    [false, true, { maySeePrices: false, mayChangePieces: false, mayRemove: false }],
  ])("gives a visitor signed in %s with a read-only cart %s exactly %j", (isAuthenticated, readOnly, rights) => {
    expect(cartRightsOf({ isAuthenticated, readOnly })).toEqual(rights)
  })
})
