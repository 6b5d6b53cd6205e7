type Give = (task: (...given: unknown[]) => void, ...given: unknown[]) => void
type Scheduling = { scheduler?: unknown; setImmediate?: Give }

/** No module: it has nothing to give. */
const SCRIPT = "./instrumentation-client"
const scope: Record<string, unknown> = globalThis
const before = { addEventListener: scope.addEventListener, setImmediate: scope.setImmediate }

/** The script, run in a browser with or without a scheduler of tasks; what it listens for, and the tasks it posts. */
async function run(has: "tasks" | "no tasks" | "no scheduler") {
  const posted: (() => void)[] = []
  const listeners = new Map<string, (event: { timeStamp: number }) => void>()
  const scheduler = has === "tasks" ? { postTask: (task: () => void) => posted.push(task) } : {}
  const window: Scheduling = has === "no scheduler" ? {} : { scheduler }
  Object.assign(scope, { window, addEventListener: listeners.set.bind(listeners) })
  await jest.isolateModulesAsync(async () => void (await import(SCRIPT)))
  return { give: window.setImmediate, posted, click: (timeStamp: number) => listeners.get("click")?.({ timeStamp }) }
}

afterEach(() => {
  Object.assign(scope, before)
  delete scope.window
})

describe("tasks that React's scheduler gives away", () => {
  it("run before a click is over, when the click has made them", async () => {
    const { give, posted, click } = await run("tasks")
    const task = jest.fn()
    click(performance.now())
    give?.(task, "a", 1)
    expect(task).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(task.mock.calls).toEqual([["a", 1]])
    expect(posted).toEqual([])
  })

  it.each([
    ["no click was made", null],
    ["a click is long over", 51],
  ])("are posted when %s", async (_, ago) => {
    const { give, posted, click } = await run("tasks")
    const task = jest.fn()
    if (ago !== null) click(performance.now() - ago)
    give?.(task)
    await Promise.resolve()
    expect(task).not.toHaveBeenCalled()
    posted.forEach((run) => run())
    expect(task).toHaveBeenCalledTimes(1)
  })

  it.each(["no tasks", "no scheduler"] as const)("stay with React where a browser has %s", async (has) => {
    expect((await run(has)).give).toBeUndefined()
  })
})
