import { AdminStockQuerySchema, FeedRejectionListQuerySchema, NewFeedImportBodySchema } from "./admin-catalogue-schema"

const feed = { kind: "STOCK", source: "stock.csv", content: "productCode\n718 RB 04500 SA" }
const reasons = (body: unknown) =>
  NewFeedImportBodySchema.safeParse(body).error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? []

describe("a feed sent to the admin", () => {
  it("is taken as it is, its source trimmed", () => {
    expect(NewFeedImportBodySchema.parse({ ...feed, source: " stock.csv " })).toEqual(feed)
  })

  it.each([
    ["an unknown kind", { kind: "PRICES" }, "kind"],
    ["a blank source", { source: "  " }, "source"],
    ["a source with a line break", { source: "a\nb" }, "source"],
    ["a source of 201 characters", { source: "x".repeat(201) }, "source"],
    ["an empty content", { content: "" }, "content"],
    ["a content that is no text", { content: 7 }, "content"],
    ["a content with a NUL", { content: "a\0b" }, "content"],
    ["a content with half of a surrogate pair", { content: "a\ud800b" }, "content"],
  ])("is refused with %s", (_, change, field) => {
    expect(reasons({ ...feed, ...change }).map(([path]) => path)).toEqual([field])
  })

  it("may hold characters beyond the basic plane, and nothing beside the three fields", () => {
    expect(reasons({ ...feed, content: "productCode\n\u{1f529}" })).toEqual([])
    expect(reasons({ ...feed, status: "COMPLETED" })).toHaveLength(1)
  })
})

describe("a query of the stock list", () => {
  it("starts with the first 25, featured first", () => {
    expect(AdminStockQuerySchema.parse({})).toEqual({ sort: "featured", limit: 25, offset: 0 })
  })

  it("reads more than twenty values of one filter, which arrive as an object", () => {
    const sizes = Array.from({ length: 30 }, (_, index) => `${index}.000`)
    expect(AdminStockQuerySchema.parse({ productSize: { ...sizes } }).productSize).toEqual(sizes)
  })

  it.each([
    { limit: "101" },
    { limit: "0" },
    { offset: "-1" },
    { offset: "1.5" },
    { sort: "price" },
    { inSale: "yes" },
    { q: { a: "b" } },
    { coid: [{ a: "b" }] },
  ])("refuses %j", (query) => {
    expect(AdminStockQuerySchema.safeParse(query).success).toBe(false)
  })
})

it("pages of rejections hold 20 rows unless more are asked for", () => {
  expect(FeedRejectionListQuerySchema.parse({ offset: "40" })).toEqual({ limit: 20, offset: 40 })
})
