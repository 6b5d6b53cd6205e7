import { isSearch, orderSearchHref, readOrderSearch } from "./order-search"

const NOTHING = { q: "", status: "", from: "", to: "", page: 1 } as const

describe("the search among orders", () => {
  it("stands in the address and is read from it", () => {
    const search = { q: "PO 7 & more", status: "IN_TRANSIT", from: "2026-01-02", to: "2026-02-28", page: 3 } as const
    const href = orderSearchHref(search)
    expect(href).toBe("/account/orders?q=PO+7+%26+more&status=IN_TRANSIT&from=2026-01-02&to=2026-02-28&page=3")
    expect(readOrderSearch(Object.fromEntries(new URL(href, "http://shop").searchParams))).toEqual(search)
    expect(orderSearchHref(NOTHING)).toBe("/account/orders")
  })

  it.each([[{}], [{ q: "  " }], [{ status: "LOST" }], [{ from: "2026-02-30" }], [{ to: "soon" }], [{ page: "0" }], [{ q: "\0" }], [{ to: "0000-02-29" }]])(
    "asks nothing where it cannot be read: %j",
    (params) => {
      expect(readOrderSearch(params)).toEqual(NOTHING)
      expect(isSearch(readOrderSearch(params))).toBe(false)
    },
  )

  it("turns days that stand the wrong way round", () => {
    expect(readOrderSearch({ from: "2026-03-01", to: "2026-01-01" })).toEqual({ ...NOTHING, from: "2026-01-01", to: "2026-03-01" })
  })

  it("is one as soon as anything is asked", () => {
    expect(isSearch({ ...NOTHING, to: "2026-01-01" })).toBe(true)
    expect(isSearch({ ...NOTHING, page: 2 })).toBe(false)
  })
})
