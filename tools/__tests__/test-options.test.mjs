import { PARTS, testOptions } from "../lib/test-options.mjs"

describe("The options of npm test", () => {
  it("runs every part by default", () => {
    expect(testOptions([])).toEqual({ help: false, parts: PARTS, filters: [], url: undefined })
  })

  it("runs the parts asked for, with filters on file names", () => {
    expect(testOptions(["--only", "http, unit", "--", "carts"])).toMatchObject({ parts: ["http", "unit"], filters: ["carts"] })
  })

  it("refuses a part that does not exist and lists those that do", () => {
    expect(() => testOptions(["--only", "unit,browser"])).toThrow(/browser.*checks, unit, module, http, e2e/)
  })

  it("refuses file names that belong to no part", () => {
    expect(() => testOptions(["carts"])).toThrow("--only")
  })
})
