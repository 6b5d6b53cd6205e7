import { existsSync, readFileSync } from "node:fs"
import { Children } from "../lib/children.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, path } = scratchFolder()
const job = (script, name, more = {}) => ({
  title: name,
  command: process.execPath,
  args: ["-e", script],
  cwd: root,
  env: process.env,
  log: path(`${name}.log`),
  ...more,
})

const until = async (condition) => {
  while (!condition()) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe("Child processes", () => {
  it("write their output into a log", async () => {
    await new Children().run(job("console.log('out'); console.error('err')", "talks"))
    expect(readFileSync(path("talks.log"), "utf8").split("\n").sort()).toEqual(["", "err", "out"])
  })

  it("keep the log of the run before", async () => {
    await new Children().run(job("console.log('second')", "talks"))
    expect(readFileSync(path("talks.log"), "utf8")).toBe("second\n")
    expect(readFileSync(path("talks.log.1"), "utf8")).toContain("out")
  })

  it("that fail are reported with the end of their log", async () => {
    const failing = new Children().run(job("console.log('the reason'); process.exit(3)", "fails"))
    await expect(failing).rejects.toMatchObject({ message: expect.stringContaining("exit code 3"), details: "the reason" })
  })

  it("that do not exist are reported too", async () => {
    await expect(new Children().run(job("", "absent", { command: "/no/such/program" }))).rejects.toThrow("ENOENT")
  })

  it("are stopped with everything they started, those that others need at last", async () => {
    const children = new Children()
    const grandchild = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" }).pid`
    const note = (name) => `process.on("SIGTERM", () => { require("node:fs").appendFileSync("order", "${name} "); process.exit() }); setInterval(() => {}, 1000); console.log("up")`
    const database = children.start(job(note("database"), "database", { last: true }))
    const server = children.start(job(`console.log(${grandchild}); ${note("server")}`, "server"))
    await until(() => ["database.log", "server.log"].every((name) => existsSync(path(name)) && readFileSync(path(name), "utf8").includes("up")))
    const pid = Number(readFileSync(path("server.log"), "utf8").split("\n")[0])
    expect(() => process.kill(pid, 0)).not.toThrow()
    await children.stopAll()
    await Promise.all([database.ended, server.ended])
    expect(readFileSync(path("order"), "utf8")).toBe("server database ")
    expect(() => process.kill(pid, 0)).toThrow("ESRCH")
  })

  it("are not started any more once stopping has begun", async () => {
    const children = new Children()
    await children.stopAll()
    await expect(children.run(job("", "late"))).rejects.toThrow("Stopping")
    expect(existsSync(path("late.log"))).toBe(false)
  })
})
