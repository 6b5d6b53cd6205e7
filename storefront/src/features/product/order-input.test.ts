import { asOrdered, inputProblems, readOrderInput } from "./order-input"

describe("the order part of a product's address", () => {
  it("is 12 inches, one piece, until it says something else", () => {
    expect(readOrderInput({})).toEqual({ amount: "12", unit: "in", pieces: "1", oneHeat: false })
    const said = { amount: "24.5", unit: "lb", pieces: "3" }
    expect(readOrderInput({ ...said, oneHeat: "true" })).toEqual({ ...said, oneHeat: true })
  })

  it("may write its amount in any way that a buyer does", () => {
    expect(["1,000", "24-1/2", "24 1/2", "12,5"].map((amount) => readOrderInput({ amount }).amount)).toEqual([
      ...["1000", "24.5", "24.5", "12.5"],
    ])
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

  it("say of an amount that is too large how large it may be", () => {
    const typed = { unit: "in", pieces: "1", oneHeat: false } as const
    const problemsOf = (amount: string) => inputProblems(asOrdered({ ...typed, amount }))
    expect(problemsOf("99999999")).toEqual({ amount: "Enter at most 9,999,999" })
    expect(problemsOf("99,999,999.5")).toEqual({ amount: "Enter at most 9,999,999" })
    expect(problemsOf("9,999,999")).toEqual({})
  })
})
