import { paced } from "./paced"

describe("what is done at a pace", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const started = () => {
    const run = jest.fn()
    const stop = new AbortController()
    return { run, stop, ask: paced(run, 5000, stop.signal) }
  }

  it("runs at once, and once more for all calls within the pause when it is over", () => {
    const { run, ask } = started()
    ask()
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(3000)
    ask()
    ask()
    jest.advanceTimersByTime(1999)
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(2)
    ask()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("does not run by itself", () => {
    const { run, ask } = started()
    ask()
    jest.advanceTimersByTime(60_000)
    expect(run).toHaveBeenCalledTimes(1)
    ask()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("is over with its signal, what was put off too", () => {
    const { run, stop, ask } = started()
    ask()
    ask()
    stop.abort()
    jest.advanceTimersByTime(60_000)
    ask()
    expect(run).toHaveBeenCalledTimes(1)
  })
})
