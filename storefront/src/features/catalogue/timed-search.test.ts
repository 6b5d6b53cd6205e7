import { BackendError } from "../../lib/backend-error"
import { timedSearch } from "./timed-search"

const refusal = (status: number, cause?: Error) => new BackendError(status, { type: "x", message: "No" }, { cause })

describe("A search of the server", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  beforeEach(() => {
    logged.mockClear()
    warned.mockClear()
  })
  afterAll(() => jest.restoreAllMocks())

  it("answers what was found, in silence", async () => {
    expect(await timedSearch(30, () => Promise.resolve(5))).toBe(5)
    expect([logged.mock.calls, warned.mock.calls]).toEqual([[], []])
  })

  it.each([
    ["a refusal", refusal(500), "HTTP error! status: 500"],
    ["no server", refusal(503, new TypeError("fetch failed")), "HTTP error! status: 503"],
    ["no answer in time", refusal(503, new DOMException("late", "TimeoutError")), "Request timeout after 30 seconds"],
    ["a fault of our own", new TypeError("boom"), "boom"],
  ])("logs and throws %s in the specification's words", async (_name, error, message) => {
    await expect(timedSearch(30, () => Promise.reject(error))).rejects.toThrow(message)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it("warns of an answer that takes longer than 5 seconds", async () => {
    jest.useFakeTimers()
    const answer = timedSearch(30, () => new Promise((resolve) => setTimeout(resolve, 5001)))
    await jest.advanceTimersByTimeAsync(5001)
    await answer
    jest.useRealTimers()
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
