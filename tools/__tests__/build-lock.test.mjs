import { existsSync } from "node:fs"
import { whileBuilding } from "../lib/build-lock.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { path, write } = scratchFolder()
const progress = { step: (_title, work) => work() }

describe("The lock around builds", () => {
  it("lets one build run at a time", async () => {
    const order = []
    const build = (name) =>
      whileBuilding(
        progress,
        async () => {
          order.push(`${name} begins`)
          await new Promise((resolve) => setTimeout(resolve, 50))
          order.push(`${name} ends`)
        },
        path("build.lock"),
      )
    await Promise.all([build("one"), build("two")])
    expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"])
    expect(existsSync(path("build.lock"))).toBe(false)
  })

  it("is released when a build fails", async () => {
    const failing = whileBuilding(progress, () => Promise.reject(new Error("no")), path("build.lock"))
    await expect(failing).rejects.toThrow("no")
    expect(existsSync(path("build.lock"))).toBe(false)
  })

  it.each([
    ["is gone", { pid: 2 ** 22 + 1, birth: "1" }],
    ["has given its number to another one", { pid: process.pid, birth: "1" }],
  ])("counts for nothing when its process %s", async (_, mark) => {
    write("build.lock", JSON.stringify(mark))
    expect(await whileBuilding(progress, () => "built", path("build.lock"))).toBe("built")
  })
})
