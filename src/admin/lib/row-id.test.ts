import { rowId } from "./row-id"

describe("rowId", () => {
  it("is the id of the table's row, fit for a path", () => {
    expect(rowId({ id: "718 RB 04500/A", original: { productCode: "718 RB 04500/A" } })).toBe("718%20RB%2004500%2FA")
  })
})
