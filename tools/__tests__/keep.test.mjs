import { keep } from "../cluster/keep.mjs"

/** A process that ends when it is told to. */
function startedProcess(number) {
  let end
  const ended = new Promise((resolve) => (end = resolve))
  return { number, ended, end }
}

/** Counts what is started; `refusals` starts fail first. */
function starter({ refusals = 0 } = {}) {
  const started = []
  let failed = 0
  return {
    started,
    start: () => {
      if (started.length > 0 && failed < refusals) {
        failed++
        throw new Error("Something is in its way")
      }
      started.push(startedProcess(started.length + 1))
      return started.at(-1)
    },
  }
}

const seconds = (count) => jest.advanceTimersByTimeAsync(count * 1000)
const onAndOn = { isStopping: () => false }

describe("A process that is kept", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("is started again a second after it ended, as often as that happens", async () => {
    const { start, started } = starter()
    const kept = keep(start, onAndOn)
    started[0].end()
    await seconds(0.9)
    expect(kept.now().number).toBe(1)
    await seconds(0.2)
    expect(kept.now().number).toBe(2)
    started[1].end()
    await seconds(1.1)
    expect(kept.now().number).toBe(3)
  })

  it("is tried again when it does not start", async () => {
    const { start, started } = starter({ refusals: 2 })
    const kept = keep(start, onAndOn)
    started[0].end()
    await seconds(2.1)
    expect(kept.now().number).toBe(1)
    await seconds(1)
    expect(kept.now().number).toBe(2)
  })

  it("is not started again when everything stops", async () => {
    const { start, started } = starter()
    const stopping = { isStopping: () => started.length > 0 }
    keep(start, stopping)
    started[0].end()
    await seconds(5)
    expect(started).toHaveLength(1)
  })

  it("gives its place to another, which is kept from then on", async () => {
    const { start, started } = starter()
    const kept = keep(start, onAndOn)
    const exchanged = kept.exchange(async (process, startNext) => {
      process.end()
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return startNext()
    })
    await seconds(2.9)
    expect(started).toHaveLength(1)
    await seconds(0.2)
    await exchanged
    expect(kept.now().number).toBe(2)
    started[1].end()
    await seconds(1.1)
    expect(kept.now().number).toBe(3)
  })

  it("comes back itself when the exchange fails", async () => {
    const { start } = starter()
    const kept = keep(start, onAndOn)
    const failed = kept.exchange((process) => {
      process.end()
      throw new Error("The other one is not there")
    })
    await expect(failed).rejects.toThrow("The other one is not there")
    await seconds(1.1)
    expect(kept.now().number).toBe(2)
  })
})
