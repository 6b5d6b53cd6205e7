import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { birthOf } from "../lib/process-mark.mjs"
import { RunLock } from "../lib/run-lock.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { path, write } = scratchFolder()

describe("The mark of a running shop", () => {
  it("is made, noted in and removed", () => {
    const lock = new RunLock(path("home"))
    lock.take("npm start")
    lock.note({ storefront: "http://localhost:8000" })
    expect(existsSync(path("home/run.json"))).toBe(true)
    lock.release()
    expect(existsSync(path("home/run.json"))).toBe(false)
  })

  it("makes a second start say where the first one is", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" })
    await new Promise((resolve) => other.once("spawn", resolve))
    const record = { pid: other.pid, birth: birthOf(other.pid), purpose: "npm start", storefront: "http://localhost:8123" }
    write("busy/run.json", JSON.stringify(record))
    const lock = new RunLock(path("busy"))
    expect(() => lock.take("npm start")).toThrow(new RegExp(`already running.*${other.pid}.*http://localhost:8123`))
    lock.release()
    expect(existsSync(path("busy/run.json"))).toBe(true)
    other.kill()
  })

  it.each([
    ["left by a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, birth: "1", purpose: "npm start" })],
    ["left by a process whose number another one has now", JSON.stringify({ pid: process.ppid, birth: "1", purpose: "npm start" })],
    ["left by a process whose number we have now", JSON.stringify({ pid: process.pid, birth: "1", purpose: "npm start" })],
    ["damaged", "{"],
  ])("is ignored when it is %s", (_, text) => {
    write("stale/run.json", text)
    const lock = new RunLock(path("stale"))
    expect(() => lock.take("npm start")).not.toThrow()
    lock.release()
  })
})
