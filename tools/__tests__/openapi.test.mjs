import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { ROOT } from "../lib/places.mjs"

describe("What is generated from the contract and its routes", () => {
  it("is up to date, or `npm run openapi` has to be run", () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(ROOT, "tools/openapi/run.mjs"), "--check"], {
      encoding: "utf8",
    })
    expect({ out: stdout, error: status === 0 ? "" : stderr }).toEqual({ out: "", error: "" })
  }, 300_000)
})
