import { searchCatalogue } from "./catalog-search"

const viewer = { region: "INC", canSeePrices: false }
const answerWith = (body: unknown, status = 200) => jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

describe("a search from the browser", () => {
  let error: jest.SpyInstance
  const realFetch = globalThis.fetch
  beforeEach(() => {
    error = jest.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterEach(() => {
    globalThis.fetch = realFetch
    error.mockRestore()
  })

  it("is answered from the cache the second time", async () => {
    const fetch = answerWith({ metalsCatalog: [], total: 7 })
    globalThis.fetch = fetch
    await searchCatalogue({ searchValues: ["A"] }, viewer)
    expect((await searchCatalogue({ searchValues: ["A"] }, viewer)).total).toBe(7)
    expect(fetch).toHaveBeenCalledTimes(1)
    await searchCatalogue({ searchValues: ["A"] }, { ...viewer, canSeePrices: true })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it("asks once for two who want the same at the same moment, and again after a failure", async () => {
    globalThis.fetch = answerWith({}, 500)
    const failures = await Promise.allSettled([1, 2].map(() => searchCatalogue({ searchValues: ["E"] }, viewer)))
    expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected"])
    expect(globalThis.fetch).toHaveBeenCalledTimes(1)
    const fetch = answerWith({ metalsCatalog: [], total: 3 })
    globalThis.fetch = fetch
    const both = await Promise.all([1, 2].map(() => searchCatalogue({ searchValues: ["E"] }, viewer)))
    expect(both.map(({ total }) => total)).toEqual([3, 3])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it("fails with the status, logged", async () => {
    globalThis.fetch = answerWith({}, 502)
    await expect(searchCatalogue({ searchValues: ["B"] }, viewer)).rejects.toThrow("HTTP error! status: 502")
    expect(error).toHaveBeenCalledTimes(1)
  })

  it("is empty when the answer holds no list, logged", async () => {
    globalThis.fetch = answerWith({ metalsCatalog: "none" })
    expect(await searchCatalogue({ searchValues: ["C"] }, viewer)).toMatchObject({ metalsCatalog: [], total: 0 })
    expect(error).toHaveBeenCalledTimes(1)
  })

  it("names the seconds when it takes too long", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort())
    globalThis.fetch = jest.fn((_url, init?: RequestInit) => Promise.reject(init?.signal?.reason))
    await expect(searchCatalogue({ searchValues: ["D"], stockGrade: "718" }, viewer)).rejects.toThrow(
      "Request timeout after 30 seconds",
    )
    timeout.mockRestore()
  })
})
