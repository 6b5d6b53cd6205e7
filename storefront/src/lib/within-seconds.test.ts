import { withinSeconds } from "./within-seconds"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const aborted = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))

test("aborts work that takes longer, as a timeout", async () => {
  const failed = expect(withinSeconds(2, aborted)).rejects.toMatchObject({ name: "TimeoutError" })
  jest.advanceTimersByTime(1999)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(1)
  await failed
})

test("leaves no timer behind, whether the work is done or fails", async () => {
  await expect(withinSeconds(30, async (signal) => signal.aborted)).resolves.toBe(false)
  await expect(withinSeconds(30, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused")
  expect(jest.getTimerCount()).toBe(0)
})
