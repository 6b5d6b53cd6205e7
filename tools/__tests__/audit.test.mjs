import { createServer } from "node:http"
import { auditDependencies } from "../lib/audit.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()
let number = 0
const weakness = (severity) => ({
  "bar-reader": [
    {
      id: ++number,
      url: "https://advisories.test/1",
      title: "Reads past the end",
      severity,
      vulnerable_versions: "<2.0.0",
      cwe: [],
    },
  ],
})
const versions = { "1.0.0": { name: "bar-reader", version: "1.0.0" }, "2.0.0": { name: "bar-reader", version: "2.0.0" } }

/** A registry that answers audits with these advisories, or, given a number, with that status. */
async function withRegistry(advisories, work) {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const isAudit = request.method === "POST"
      response.statusCode = isAudit && typeof advisories === "number" ? advisories : 200
      response.setHeader("content-type", "application/json")
      const packument = { name: "bar-reader", "dist-tags": { latest: "2.0.0" }, versions }
      response.end(JSON.stringify(isAudit ? advisories : packument))
    })
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const audit = (advisories) => withRegistry(advisories, (registry) => auditDependencies({ folders: [root], registry }))

describe("Known weaknesses of packages", () => {
  const { npm_config_cache: cache } = process.env
  afterAll(() => (cache === undefined ? delete process.env.npm_config_cache : (process.env.npm_config_cache = cache)))

  beforeAll(() => {
    // npm keeps advisories by their numbers: the made-up ones are not for the machine's own store.
    process.env.npm_config_cache = path("npm")
    const dependencies = { "bar-reader": "1.0.0" }
    write("package.json", JSON.stringify({ name: "shop", version: "1.0.0", dependencies }))
    const installed = { version: "1.0.0", resolved: "https://packages.test/bar-reader-1.0.0.tgz", integrity: "sha512-a" }
    const packages = { "": { name: "shop", version: "1.0.0", dependencies }, "node_modules/bar-reader": installed }
    write("package-lock.json", JSON.stringify({ name: "shop", version: "1.0.0", lockfileVersion: 3, packages }))
  })

  it("are a problem that names the package when they are grave", async () => {
    const { problem } = await audit(weakness("critical"))
    expect(problem.details).toContain("bar-reader 1.0.0, critical: Reads past the end")
  })

  it("are none when they are slight, or there are none", async () => {
    for (const advisories of [weakness("low"), {}]) {
      const { said, problem } = await audit(advisories)
      expect(problem).toBeUndefined()
      expect(said).toMatch(/^No package/)
    }
  })

  it("are not known when the registry does not answer, which is said", async () => {
    const { said, problem } = await audit(405)
    expect(problem).toBeUndefined()
    expect(said).toMatch(/^Packages not audited: 405/)
  })
})
