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

/** What needs no key, and why. */
const ONCE_WITHOUT_KEY: Record<string, string> = {
  "POST /hooks/stripe": "a message is written down once, by its own id",
  "POST /store/metal-orders/:order_number/card-payment": "asks how the payment stands; acts on that alone",
  "POST /store/metal-carts/:id/request-approval": "moves nothing; a cart waits once",
  "POST /store/metal-purchase-requests/:id/refuse": "moves nothing; a request is decided once",
  "POST /store/metal-purchase-requests/:id/withdraw": "moves nothing; a request is decided once",
  "POST /store/metal-orders/:order_number/attachments": "moves nothing; the same file is kept once",
  "POST /api/stock-verification": "reads",
  "POST /admin/metal-companies/:id/merge": "a company is merged away once, and is gone then",
  "POST /admin/metal-imports": "begins an import, which is asked about or run by its own id",
  "POST /admin/metal-imports/preview": "reads",
  "POST /admin/metal-imports/:id/confirm": "an import waits once",
  "POST /admin/metal-imports/:id/cancel": "an import ends once",
  "POST /admin/metal-imports/:id/run": "an import runs once, and the same rows change nothing",
  "POST /admin/metal-imports/sources/:kind/check": "the same rows change nothing",
  "POST /admin/metal-pricing/custom-prices": "sets a price; no money moves by it",
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

  it("wants an Idempotency-Key for every POST that moves money or metal, or knows what keeps it to once", () => {
    const near =
      /orders|payment|refund|shipment|stock|prices$|imports|\/hooks\/|merge|place-order|purchase-requests|request-approval/
    const posts = Object.entries(OPERATIONS).filter(([route]) => route.startsWith("POST ") && near.test(route))
    const without = posts.filter(([, { idempotent }]) => !idempotent).map(([route]) => route)
    expect(without.sort()).toEqual(Object.keys(ONCE_WITHOUT_KEY).sort())
    expect(posts.length - without.length).toBeGreaterThanOrEqual(16)
  })
})
