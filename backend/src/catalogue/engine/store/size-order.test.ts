import { compareSizes } from "./size-order"

describe("compareSizes", () => {
  it("orders by the first number, then the second, and puts what is no size last", () => {
    const sizes = ["odd", "10.000", "4.000-1.000", "4.000", "4.000-0.750", "0.500", "another"]
    expect(sizes.sort(compareSizes)).toEqual(["0.500", "4.000", "4.000-0.750", "4.000-1.000", "10.000", "another", "odd"])
  })
})
