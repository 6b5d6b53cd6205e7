import { plainNumber } from "./plain-number"

describe("a number as people type it", () => {
  it.each([
    [" 24.5 ", "24.5"],
    ["1,000", "1000"],
    ["1,250.5", "1250.5"],
    ["1,250,000", "1250000"],
    ["1250,5", "1250.5"],
    ["24-1/2", "24.5"],
    ["24 1/2", "24.5"],
    ["3/4", "0.75"],
    ["24-1/16", "24.0625"],
    ["24-1/64", "24.0156"],
  ])("reads %j as %s", (text, number) => {
    expect(plainNumber(text)).toBe(number)
  })

  it.each(["", "24-", "24-1/3", "24-3/2", "24-1/0", "1,00,0", "1/2/4", "wide"])("leaves %j as it is", (text) => {
    expect(plainNumber(text)).toBe(text)
  })
})
