import { CACHE_ENTRIES, CACHE_MILLISECONDS, cacheKey, ResponseCache } from "./response-cache"

describe("the response cache", () => {
  it("keeps an answer for 10 minutes", () => {
    let now = 0
    const cache = new ResponseCache(() => now)
    cache.set("a", 1)
    now = CACHE_MILLISECONDS - 1
    expect(cache.get("a")).toBe(1)
    now = CACHE_MILLISECONDS
    expect(cache.get("a")).toBeUndefined()
  })

  it("holds at most 50 entries, the oldest go first", () => {
    const cache = new ResponseCache(() => 0)
    for (let n = 0; n <= CACHE_ENTRIES; n++) cache.set(`k${n}`, n)
    expect(cache.size).toBe(CACHE_ENTRIES)
    expect(cache.get("k0")).toBeUndefined()
    expect(cache.get(`k${CACHE_ENTRIES}`)).toBe(CACHE_ENTRIES)
  })

  it("clears expired entries before live ones", () => {
    let now = 0
    const cache = new ResponseCache(() => now)
    cache.set("old", 0)
    now = CACHE_MILLISECONDS
    for (let n = 0; n < CACHE_ENTRIES; n++) cache.set(`k${n}`, n)
    expect(cache.get("k0")).toBe(0)
    expect(cache.size).toBe(CACHE_ENTRIES)
  })

  it("never mixes regions or readers who may see prices with those who may not", () => {
    const keys = [
      cacheKey("/u", { a: 1 }, { region: "INC", canSeePrices: false }),
      cacheKey("/u", { a: 1 }, { region: "INC", canSeePrices: true }),
      cacheKey("/u", { a: 1 }, { region: "EUR", canSeePrices: true }),
      cacheKey("/u", { a: 2 }, { region: "EUR", canSeePrices: true }),
    ]
    expect(new Set(keys).size).toBe(4)
  })
})
