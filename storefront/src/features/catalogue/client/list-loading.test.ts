import { CATALOG_LIST_KEY, type CatalogSearchBody, type CatalogueItem } from "@billet/backend/contract"
import { loadProgressively, PROGRESSIVE_CAP } from "./load-progressively"
import { mapInChunks } from "./map-in-chunks"
import { searchTimeoutSeconds } from "./search-timeout"

const pages = (stock: number) => (body: CatalogSearchBody) => {
  const from = body.offset ?? 0
  const count = Math.max(0, Math.min(body.limit ?? stock, stock - from))
  const list = Array.from({ length: count }, (_, n) => ({ productCode: String(from + n) }) as CatalogueItem)
  return Promise.resolve({ [CATALOG_LIST_KEY]: list, total: stock })
}

describe("progressive loading", () => {
  it("loads pages of 50 up to 200", async () => {
    const states: number[] = []
    const items = await loadProgressively({}, pages(1000), (list) => states.push(list.length))
    expect(states).toEqual([50, 100, 150, 200])
    expect(items.at(-1)?.productCode).toBe(String(PROGRESSIVE_CAP - 1))
  })

  it("ends with the stock", async () => {
    expect(await loadProgressively({}, pages(70))).toHaveLength(70)
  })

  it("is one request when a main filter is set", async () => {
    const search = jest.fn(pages(900))
    expect(await loadProgressively({ stockGrade: "718" }, search)).toHaveLength(900)
    expect(search).toHaveBeenCalledTimes(1)
  })

  it("stops at a failure with what is there", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined)
    const failing = (body: CatalogSearchBody) => ((body.offset ?? 0) >= 50 ? Promise.reject(new Error("down")) : pages(500)(body))
    expect(await loadProgressively({}, failing)).toHaveLength(50)
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })
})

describe("mapping a large list", () => {
  it.each([
    [1000, 0],
    [1001, 2],
    [2500, 4],
  ])("of %i items pauses %i times", async (count, pauses) => {
    const pause = jest.fn(() => Promise.resolve())
    const mapped = await mapInChunks(
      Array.from({ length: count }, (_, n) => n),
      (n) => n + 1,
      pause,
    )
    expect(mapped).toHaveLength(count)
    expect(mapped.at(-1)).toBe(count)
    expect(pause).toHaveBeenCalledTimes(pauses)
  })
})

describe("the time a search may take", () => {
  it.each([
    [{ isSpecialOffer: true }, 60],
    [{ isPopularItem: true, stockGrade: "718" }, 60],
    [{ metalCategory: ["NICKEL"] }, 30],
    [{ productType: "Bar" }, 30],
    [{ stockGrade: [] }, 20],
    [{ metalCategory: "" }, 20],
    [{}, 20],
  ])("for %j is %i seconds", (body, seconds) => {
    expect(searchTimeoutSeconds(body)).toBe(seconds)
  })
})
