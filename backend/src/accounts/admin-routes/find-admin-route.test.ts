import { adminRoutes } from "./admin-route"
import { adminRouteFinder } from "./find-admin-route"

const find = adminRouteFinder([
  ...adminRoutes(["STAFF"], "GET /admin/users/me"),
  ...adminRoutes(["SELF"], "GET POST /admin/users/:id"),
  ...adminRoutes(["SUPER_ADMIN"], "POST /admin/orders/export"),
  ...adminRoutes(["ORDER_PROCESSING"], "GET POST /admin/orders/:id"),
  ...adminRoutes({ read: ["STAFF"], write: ["SYSTEM_SETTINGS"] }, "GET DELETE /admin/views/:entity/:id"),
])

describe("adminRouteFinder", () => {
  it.each([
    ["GET", "/admin/users/me", "/admin/users/me"],
    ["GET", "/ADMIN/Users/ME/", "/admin/users/me"],
    ["HEAD", "/admin/users/me", "/admin/users/me"],
    ["POST", "/admin/users/me", "/admin/users/:id"],
    ["POST", "/admin/orders/export", "/admin/orders/export"],
    ["GET", "/admin/orders/export", "/admin/orders/:id"],
    ["GET", "/admin/orders/%2e%2e", "/admin/orders/:id"],
  ])("finds %s %s at %s", (method, path, row) => {
    expect(find(method, path)).toMatchObject({ found: true, route: { path: row } })
  })

  it("tells what the parameters of the path are", () => {
    expect(find("GET", "/admin/views/Order/x%20y")).toMatchObject({ found: true, parameters: { entity: "Order", id: "x%20y" } })
  })

  it("tells reading from writing", () => {
    expect(find("GET", "/admin/views/a/b")).toMatchObject({ route: { access: ["STAFF"] } })
    expect(find("DELETE", "/admin/views/a/b")).toMatchObject({ route: { access: ["SYSTEM_SETTINGS"] } })
  })

  it.each([
    ["GET", "/admin/unknown", []],
    ["GET", "/admin", []],
    ["GET", "/admin//users/me", []],
    ["GET", "/admin/users//", []],
    ["GET", "/admin/users/me/more", []],
    ["PATCH", "/admin/users/me", ["GET", "POST"]],
    ["OPTIONS", "/admin/users/me", ["GET", "POST"]],
    ["DELETE", "/admin/orders/export", ["GET", "POST"]],
  ])("finds nothing for %s %s, and tells the methods of the path", (method, path, allowed) => {
    expect(find(method, path)).toEqual({ found: false, allowed })
  })

  it("takes no route twice", () => {
    expect(() => adminRouteFinder(adminRoutes(["STAFF"], "GET /admin/a\nGET /admin/a"))).toThrow(/twice/)
  })
})
