import type { Problem } from "@/lib/result"
import { refusedLines } from "./refused-lines"

const problem = (status: number, fields: Problem["fields"] = []): Problem => ({ status, type: "x", message: "Not sold", fields })

describe("the lines a refusal speaks of", () => {
  it("are found by their place, whatever of them was refused", () => {
    const fields = [
      { field: "lines.2.productCode", reason: "718 is no longer available" },
      { field: "body.lines.10.amount", reason: "must be above 0" },
      { field: "lines", reason: "too many" },
    ]
    expect([...refusedLines(problem(400, fields), 12)]).toEqual([
      [2, "718 is no longer available"],
      [10, "must be above 0"],
    ])
  })

  it("are the one line there is, unless the shop failed or the buyer was signed out", () => {
    expect([...refusedLines(problem(409), 1)]).toEqual([[0, "Not sold"]])
    for (const status of [401, 429, 500, 0]) expect(refusedLines(problem(status), 1).size).toBe(0)
    expect(refusedLines(problem(409), 2).size).toBe(0)
  })
})
