import { rmSync, utimesSync } from "node:fs"
import { Stamp } from "../lib/stamp.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()
const stamp = () => new Stamp(path("dist/.inputs"), root, ["dist/main.js"])

describe("The stamp of a build", () => {
  beforeEach(() => {
    rmSync(path("dist"), { recursive: true, force: true })
    write("dist/main.js", "x")
    stamp().write("hash-1")
  })

  it("holds for the inputs it was written for", () => {
    expect(stamp().holds("hash-1")).toBe(true)
    expect(stamp().holds("hash-2")).toBe(false)
  })

  it("does not hold once it is removed", () => {
    stamp().remove()
    expect(stamp().holds("hash-1")).toBe(false)
  })

  it("does not hold for an output that is gone or was made anew by hand", () => {
    utimesSync(path("dist/main.js"), 1, 1)
    expect(stamp().holds("hash-1")).toBe(false)
    rmSync(path("dist/main.js"))
    expect(stamp().holds("hash-1")).toBe(false)
  })

  it("is not written for a build that made nothing", () => {
    rmSync(path("dist/main.js"))
    expect(() => stamp().write("hash-1")).toThrow("dist/main.js")
  })
})
