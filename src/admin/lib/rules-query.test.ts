import { rulesQueryOf } from "./rules-query"

const asked = (query: string) => rulesQueryOf(new URLSearchParams(query))
const IN_USE = ["ACTIVE", "INACTIVE", "DRAFT"]

describe("rulesQueryOf", () => {
  it("leaves archived rules out unless they are asked for", () => {
    expect(asked("")).toEqual({ status: IN_USE, limit: 50, offset: 0 })
    expect(asked(`status=${encodeURIComponent('["ARCHIVED"]')}`).status).toEqual(["ARCHIVED"])
    expect(asked("status=nonsense").status).toEqual([])
  })

  it("takes search, tag, category and page from the address", () => {
    expect(asked(`q=%20yard%20&tag=${encodeURIComponent('"spring"')}&category=Yard&offset=50`)).toEqual({
      status: IN_USE,
      q: "yard",
      tag: "spring",
      category: "Yard",
      limit: 50,
      offset: 50,
    })
  })
})
