import { onceAtATime } from "../lib/once-at-a-time.mjs"

function slowWork() {
  const log = []
  const work = async () => {
    log.push("begin")
    await new Promise((resolve) => setTimeout(resolve, 20))
    log.push("end")
    if (log.length === 2) {
      throw new Error("the first one fails")
    }
  }
  return { log, call: onceAtATime(work) }
}

describe("Work that runs once at a time", () => {
  it("turns all calls made meanwhile into one more run, even after a failure", async () => {
    const { log, call } = slowWork()
    const first = call()
    const others = [call(), call(), call()]
    await expect(first).rejects.toThrow("the first one fails")
    await Promise.all(others)
    expect(log).toEqual(["begin", "end", "begin", "end"])
  })

  it("runs again when called after it has ended", async () => {
    const { log, call } = slowWork()
    await call().catch(() => {})
    await call()
    await call()
    expect(log).toHaveLength(6)
  })
})
