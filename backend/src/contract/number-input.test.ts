import { inchesInput, numberInput } from "./number-input"

const NO_NUMBERS: unknown[] = [
  true,
  null,
  undefined,
  "",
  " ",
  "1e3",
  "0x10",
  "-1",
  "1,5",
  "Infinity",
  [5],
  {},
  { valueOf: 1 },
  Number.NaN,
  "9".repeat(41),
]
const NO_SIZES: unknown[] = [-1, 1000.1, "wide", "-1", "9".repeat(400), 1e308, true, [4]]

describe("numberInput", () => {
  it.each([
    [5, 5],
    [0, 0],
    ["12", 12],
    [" 12.50 ", 12.5],
  ])("reads %j as %d", (input, number) => {
    expect(numberInput.parse(input)).toBe(number)
  })

  it.each(NO_NUMBERS)("refuses %j", (input) => {
    expect(numberInput.safeParse(input).success).toBe(false)
  })
})

describe("inchesInput", () => {
  it.each([
    ["", undefined],
    ["  ", undefined],
    [null, undefined],
    [undefined, undefined],
    ["4.5", 4.5],
    [0, 0],
    ["1000", 1000],
  ])("reads %j as %j", (input, inches) => {
    expect(inchesInput.parse(input)).toBe(inches)
  })

  it.each(NO_SIZES)("refuses %j", (input) => {
    expect(inchesInput.safeParse(input).success).toBe(false)
  })
})
