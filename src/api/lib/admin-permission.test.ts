import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { ADMIN_ROUTES } from "@billet/backend/accounts"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]
const CORE = join(dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api/admin")
const OURS = join(__dirname, "../admin")

/** What the files below a folder export as handlers, as `METHOD /path`. */
function routesBelow(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)route\.(ts|js)$/.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
    const exported = METHODS.filter((method) =>
      new RegExp(`export (async function|const) ${method}\\b|exports\\.${method} = `).test(text),
    )
    const path = relative(root, join(root, dirname(file))).replace(/\[(\w+)\]/g, ":$1")
    return exported.map((method) => `${method} /admin${path ? `/${path}` : ""}`)
  })
}

describe("The table of admin routes", () => {
  const rows = new Set(ADMIN_ROUTES.map(({ method, path }) => `${method} ${path}`))
  const core = routesBelow(CORE)
  const routes = new Set([...core, ...routesBelow(OURS)])

  it("has a row for every route, Medusa's and ours", () => {
    expect(core.length).toBeGreaterThan(300)
    expect([...routes].filter((route) => !rows.has(route))).toEqual([])
  })

  it("has no row for a route that is not there", () => {
    expect([...rows].filter((row) => !routes.has(row))).toEqual([])
  })

  it("opens nothing to everybody but invitations and the switches the sign-in page reads", () => {
    const open = ADMIN_ROUTES.filter(({ access }) => access.includes("ANYBODY")).map(({ path }) => path)
    expect(open.sort()).toEqual(["/admin/feature-flags", "/admin/invites/accept"])
  })
})
