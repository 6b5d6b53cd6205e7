import { refusalsByRow } from "./list-lines"

describe("a list that was refused", () => {
  it("says of each row why, and leaves out what is said of none", () => {
    const fields = [
      { field: "lines.0.productCode", reason: "No product has this code" },
      { field: "lines.12.productCode", reason: "No longer sold" },
      { field: "name", reason: "too long" },
    ]
    expect([...refusalsByRow(fields)]).toEqual([
      [0, "No product has this code"],
      [12, "No longer sold"],
    ])
  })
})
