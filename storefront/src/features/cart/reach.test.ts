import type { Result } from "@/lib/result"
import { reach } from "./reach"

describe("an action of the cart", () => {
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterEach(() => logged.mockRestore())

  it("that gets through answers what the server said", async () => {
    const answer: Result<number> = { ok: true, data: 7 }
    expect(await reach(async () => answer)).toBe(answer)
    expect(logged).not.toHaveBeenCalled()
  })

  it("that does not get through is a problem to show, and is logged", async () => {
    const result = await reach(() => Promise.reject(new TypeError("Failed to fetch")))
    expect(result).toMatchObject({ ok: false, problem: { type: "unreachable", message: expect.stringContaining("as it was") } })
    expect(logged).toHaveBeenCalledTimes(1)
  })
})
