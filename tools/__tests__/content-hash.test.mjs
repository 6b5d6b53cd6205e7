import { rmSync, utimesSync } from "node:fs"
import { hashInputs } from "../lib/content-hash.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()
const hash = (extra) => hashInputs(root, ["src", "one.json", "missing"], extra)

describe("The hash of a build's inputs", () => {
  beforeEach(() => {
    rmSync(path("src"), { recursive: true, force: true })
    write("src/a.ts", "a")
    write("src/deep/b.ts", "b")
    write("one.json", "{}")
  })

  it("stays the same when only times change", () => {
    const before = hash()
    utimesSync(path("src/a.ts"), 1, 1)
    expect(hash()).toBe(before)
  })

  it.each([
    ["a file changes", () => write("src/deep/b.ts", "B")],
    ["a file is added", () => write("src/c.ts")],
    ["a file is removed", () => rmSync(path("src/a.ts"))],
    ["a single file changes", () => write("one.json", "[]")],
    ["text moves from one file to the next", () => (write("src/a.ts", ""), write("src/deep/b.ts", "ab"))],
    ["a missing path appears", () => write("missing", "")],
  ])("changes when %s", (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
    rmSync(path("missing"), { force: true })
  })

  it("changes with further texts", () => {
    expect(hash([["NEXT_PUBLIC_X", "1"]])).not.toBe(hash([["NEXT_PUBLIC_X", "2"]]))
  })

  it.each(["src/node_modules/x.js", "src/a.test.ts", "src/__tests__/a.spec.ts", "src/.next/x", "src/readme.md"])("does not look at %s", (file) => {
    const before = hash()
    write(file, "x")
    expect(hash()).toBe(before)
  })
})
