import { Progress } from "../lib/progress.mjs"

function screen({ isTTY = false } = {}) {
  const written = []
  return { stream: { isTTY, columns: 80, write: (text) => written.push(text) }, text: () => written.join("") }
}

describe("Progress", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const runStep = async (progress, milliseconds, outcome = () => "done") => {
    const step = progress.step("Build", () => new Promise((resolve) => setTimeout(resolve, milliseconds)).then(outcome))
    // A rejected step must not look unhandled while the clock runs.
    step.catch(() => {})
    await jest.advanceTimersByTimeAsync(milliseconds)
    return step
  }

  it("keeps quiet about a step of less than a second", async () => {
    const { stream, text } = screen()
    expect(await runStep(new Progress(stream), 900)).toBe("done")
    expect(text()).toBe("")
  })

  it("tells in plain lines that a step began, goes on and ended", async () => {
    const { stream, text } = screen()
    await runStep(new Progress(stream), 20_000)
    expect(text()).toBe("… Build\n… Build 16 s\n✓ Build (20.0 s)\n")
  })

  it("always tells of a failure", async () => {
    const { stream, text } = screen()
    const failing = runStep(new Progress(stream), 100, () => {
      throw new Error("no")
    })
    await expect(failing).rejects.toThrow("no")
    expect(text()).toBe("✗ Build (0.1 s)\n")
  })

  it("draws one live line on a terminal and leaves only the result", async () => {
    const { stream, text } = screen({ isTTY: true })
    await runStep(new Progress(stream), 2500)
    expect(text()).toContain("\r… Build 2 s")
    expect(text().split("\r").at(-1)).toBe("✓ Build (2.5 s)\n")
  })

  it("says nothing more once it is ended", async () => {
    const { stream, text } = screen()
    const progress = new Progress(stream)
    const step = runStep(progress, 5000)
    progress.end()
    await step
    expect(text()).toBe("")
  })
})
