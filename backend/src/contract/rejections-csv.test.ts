import { REJECTIONS_CSV_HEAD, rejectionsCsvLines } from "./rejections-csv"

const lineOf = (value: string, line = 7) => rejectionsCsvLines([{ line, field: "coid", value, reason: "is wrong" }])

describe("the file of rejected fields", () => {
  it("starts with its columns, marked as UTF-8", () => {
    expect(REJECTIONS_CSV_HEAD).toBe("\uFEFFline,field,value,reason\r\n")
  })

  it.each([
    ["plain", "plain"],
    ["a,b", "\"a,b\""],
    ["say \"x\"", "\"say \"\"x\"\"\""],
    ["two\nlines", "\"two\nlines\""],
  ])("writes the value %j as %s", (value, cell) => {
    expect(lineOf(value)).toBe(`7,coid,${cell},is wrong\r\n`)
  })

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("marks %j as text, so that no spreadsheet runs it", (value) => {
    expect(lineOf(value)).toBe(`7,coid,'${value},is wrong\r\n`)
  })
})
