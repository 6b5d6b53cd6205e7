import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { OPERATIONS } from "./operations"

const API = join(__dirname, "../..")
const METHOD = /^export (?:async function|const|function) (GET|POST|PUT|PATCH|DELETE)\b/gm

function routesOfFolders(): [route: string, file: string][] {
  return readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)route\.ts$/.test(file))
    .flatMap((file) => {
      const path = `/${file.replace(/\/?route\.ts$/, "").replace(/\[([^\]]+)\]/g, ":$1")}`
      const methods = [...readFileSync(join(API, file), "utf8").matchAll(METHOD)].map(([, method]) => method)
      return methods.map((method): [string, string] => [`${method} ${path}`, relative(process.cwd(), join(API, file))])
    })
}

describe("The table of operations", () => {
  it("has a row for every route", () => {
    const missing = routesOfFolders().filter(([route]) => !(route in OPERATIONS))
    const help = missing.map(
      ([route, file]) =>
        `${file}: add to a file of src/api/lib/openapi/operations\n` +
        `  "${route}": { summary: "What it does", answer: "NameOfTheContractsAnswer", errors: [409] },\n` +
        `  and run: npm run openapi`,
    )
    expect(help).toEqual([])
  })

  it("has no row without a route", () => {
    const known = new Set(routesOfFolders().map(([route]) => route))
    expect(Object.keys(OPERATIONS).filter((route) => !known.has(route))).toEqual([])
  })
})
