import { readShown, shownText, SHOWN_AT_FIRST } from "./shown-values"

describe("how results were last shown", () => {
  it.each([
    ["list-50", { view: "list", pageSize: 50 }],
    ["grid-100", { view: "grid", pageSize: 100 }],
    ["list", { view: "list", pageSize: 25 }],
    ["map-7", SHOWN_AT_FIRST],
    [undefined, SHOWN_AT_FIRST],
  ])("is read from %j", (text, shown) => {
    expect(readShown(text)).toEqual(shown)
  })

  it("is read as it was written", () => {
    expect(readShown(shownText({ view: "list", pageSize: 100 }))).toEqual({ view: "list", pageSize: 100 })
  })
})
