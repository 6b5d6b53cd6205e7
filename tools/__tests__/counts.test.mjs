import { addCounts, countJest, countPlaywright, partProblem, totalLine } from "../lib/counts.mjs"
import { table } from "../lib/table.mjs"

const counts = (passed, failed = 0, skipped = 0) => ({ passed, failed, skipped })

describe("Counting tests", () => {
  it("counts a file that Jest cannot load as a failure", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(countJest(report)).toEqual(counts(5, 3, 2))
  })

  it("counts a journey that passed at last as passed, and an error outside journeys as a failure", () => {
    const report = { stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 }, errors: [{ message: "no config" }] }
    expect(countPlaywright(report)).toEqual(counts(5, 2, 2))
  })

  it("adds the parts up", () => {
    expect(addCounts([counts(1, 2, 3), counts(10, 20, 30)])).toEqual(counts(11, 22, 33))
    expect(addCounts([])).toEqual(counts(0))
  })

  it("says the total in one line, skipped tests only when there are any", () => {
    expect(totalLine(counts(7, 1))).toBe("7 passed, 1 failed")
    expect(totalLine(counts(7, 0, 2))).toBe("7 passed, 0 failed, 2 skipped")
  })

  it("finds nothing wrong with a part that passed, or that has no files yet", () => {
    expect(partProblem({ name: "unit", files: 3, counts: counts(9) })).toBeUndefined()
    expect(partProblem({ name: "e2e", files: 0, counts: counts(0) })).toBeUndefined()
  })

  it("finds fault with failures, and with files of which no test ran", () => {
    expect(partProblem({ name: "unit", files: 3, counts: counts(9, 1) })).toBe("unit: 1 failed")
    expect(partProblem({ name: "http", files: 3, counts: counts(0) })).toContain("not one test ran")
  })

  it("prints words at the left and numbers at the right of their column", () => {
    expect(table([["part", "passed"], ["unit", 7], ["module", 100]])).toEqual(["part    passed", "unit         7", "module     100"])
  })
})
