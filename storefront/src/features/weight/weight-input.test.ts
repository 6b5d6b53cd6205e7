import { drawnLength, drawnShape, FIRST_INPUT, toNumber, weigh } from "./weight-input"

describe("a size that is typed", () => {
  it.each([
    ["4.5", 4.5],
    ["4-1/2", 4.5],
    ["4 1/2", 4.5],
    ["3/8", 0.375],
    [".5", 0.5],
    ["4.", 4],
  ])("as %j is %d inches", (text, inches) => {
    expect(toNumber(text)).toBe(inches)
  })

  it.each(["", "four", "-1", "1e3", "4-1/2-3"])("as %j is no size", (text) => {
    expect(toNumber(text)).toBeNaN()
  })

  it("as a fraction of nothing gives no weight", () => {
    expect(weigh({ ...FIRST_INPUT, outer: "1/0" })).toBeNull()
  })
})

describe("the weight calculator", () => {
  it("weighs two feet of 4-1/2 in alloy 718 at 113.4 lb, and three pieces at three times that", () => {
    const answer = weigh({ ...FIRST_INPUT, outer: "4-1/2", pieces: "3" })
    expect(answer?.each).toBeCloseTo(113.36, 1)
    expect(answer?.total).toBeCloseTo(340.1, 1)
  })

  it("weighs a foot and a metre of it, which is 3.28 feet", () => {
    const answer = weigh(FIRST_INPUT)
    expect(answer?.perFoot).toBeCloseTo(56.68, 1)
    expect((answer?.perMetre ?? 0) / (answer?.perFoot ?? 1)).toBeCloseTo(1 / 0.3048, 6)
  })

  it.each([
    { outer: "" },
    { length: "0" },
    { pieces: "1.5" },
    { pieces: "0" },
    { grade: "unobtainium" },
    { shape: "tube" as const, outer: "4", second: "5" },
  ])("waits while the input is incomplete: %j", (change) => {
    expect(weigh({ ...FIRST_INPUT, ...change })).toBeNull()
  })
})

describe("the piece that is drawn", () => {
  it.each([
    [{ shape: "round", outer: "4-1/2" }, { kind: "round", outer: 4.5 }],
    [{ shape: "tube", outer: "6", second: "3" }, { kind: "tube", outer: 6, inner: 3 }],
    [{ shape: "flat", outer: "4", second: "1/2" }, { kind: "flat", width: 4, height: 0.5 }],
    [{ shape: "square", outer: "2" }, { kind: "flat", width: 2, height: 2 }],
    [{ shape: "hexagon", outer: "1.5" }, { kind: "hexagon", flats: 1.5 }],
    [{ shape: "octagon", outer: "1.5" }, { kind: "octagon", flats: 1.5 }],
  ] as const)("has the section that was typed: %j", (input, shape) => {
    expect(drawnShape({ ...FIRST_INPUT, ...input })).toEqual(shape)
  })

  it.each([
    { shape: "tube", outer: "3", second: "3" },
    { shape: "tube", outer: "3", second: "" },
    { shape: "flat", outer: "3", second: "x" },
    { shape: "round", outer: "0" },
    { shape: "round", outer: "1/0" },
  ] as const)("is none while the sizes make no section: %j", (input) => {
    expect(drawnShape({ ...FIRST_INPUT, ...input })).toBeNull()
  })

  it("has the length that was typed, or none", () => {
    expect(drawnLength(FIRST_INPUT)).toBe(24)
    expect(drawnLength({ ...FIRST_INPUT, length: "long" })).toBeNull()
  })
})
