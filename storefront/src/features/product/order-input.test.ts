import { inputProblems, readOrderInput } from "./order-input"

describe("the order part of a product's address", () => {
  it("is 12 inches, one piece, until it says something else", () => {
    expect(readOrderInput({})).toEqual({ amount: "12", unit: "in", pieces: "1", oneHeat: false })
    const said = { amount: "24.5", unit: "lb", pieces: "3" }
    expect(readOrderInput({ ...said, oneHeat: "true" })).toEqual({ ...said, oneHeat: true })
  })

  it.each([
    [{ amount: "0" }],
    [{ amount: "-3" }],
    [{ amount: "1e3" }],
    [{ amount: "1.23456" }],
    [{ pieces: "101" }],
    [{ pieces: "1.5" }],
    [{ unit: "ft" }],
  ])("ignores what cannot be ordered: %j", (params) => {
    expect(readOrderInput(params)).toEqual({ amount: "12", unit: "in", pieces: "1", oneHeat: false })
  })
})

describe("the problems of an input", () => {
  it("are told by field", () => {
    expect(inputProblems({ amount: "", unit: "in", pieces: "0" })).toEqual({
      amount: "Enter a number above 0, with at most 4 decimals",
      pieces: "Enter a whole number from 1 to 100",
    })
    expect(inputProblems({ amount: "24.000", unit: "in", pieces: "100" })).toEqual({})
  })
})
