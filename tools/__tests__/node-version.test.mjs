import { nodeProblem } from "../lib/node-version.mjs"

describe("The check of Node's version", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("accepts %s when 20.19 is asked for", (version) => {
    expect(nodeProblem(version, ">=20.19")).toBeUndefined()
  })

  it.each(["20.18.3", "18.20.0", "8.0.0"])("refuses %s in one line that says what is needed", (version) => {
    const problem = nodeProblem(version, ">=20.19")
    expect(problem).toContain("Node 20.19 or newer")
    expect(problem).toContain(version)
    expect(problem).not.toContain("\n")
  })

  it("accepts the Node this test runs on", () => {
    expect(nodeProblem()).toBeUndefined()
  })
})
