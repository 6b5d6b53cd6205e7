import { CodeColumn } from "./code-column"

describe("CodeColumn", () => {
  it("keeps codes of any size, whenever the first large one comes", () => {
    const column = new CodeColumn()
    for (let at = 0; at < 3000; at++) column.set(at, at)
    column.set(3000, 70_000)
    column.set(9000, 3)
    expect([0, 2999, 3000, 9000].map((at) => column.get(at))).toEqual([0, 2999, 70_000, 3])
  })

  it("follows a new order and new codes", () => {
    const column = new CodeColumn()
    ;[2, 0, 1].forEach((code, at) => column.set(at, code))
    column.recode(Uint32Array.of(10, 11, 12), 3)
    column.reorder(Uint32Array.of(1, 2, 0))
    expect([0, 1, 2].map((at) => column.get(at))).toEqual([10, 11, 12])
  })
})
