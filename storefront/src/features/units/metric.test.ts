import { megapascals } from "./megapascals"
import { gramsPerCubicCentimetre } from "./grams-per-cubic-centimetre"
import { inchesOf, millimetres } from "./metric"

describe("a size in millimetres", () => {
  it.each([
    [4.5, "114.3"],
    [1 / 64, "0.4"],
    [0.75, "19.1"],
    [480, "12,192.0"],
  ])("of %d inches is %s", (inches, text) => {
    expect(millimetres(inches)).toBe(text)
  })

  it("is whole where that is enough", () => {
    expect(millimetres(4.5, 0)).toBe("114")
  })

  it("comes back as the inches it was made of", () => {
    for (const inches of [0.125, 3.9375, 4.5, 12]) expect(inchesOf(Number(millimetres(inches, 4).replace(/,/g, "")))).toBe(inches)
  })
})

it("a strength and a density are told as a metric certificate tells them", () => {
  expect(megapascals(120)).toBe("827")
  expect(gramsPerCubicCentimetre(0.297)).toBe("8.22")
})
