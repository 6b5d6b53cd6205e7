import type { AdminAccess } from "./admin-access"

/** One route of the admin: `:name` in its path stands for a segment. */
export type AdminRoute = { method: string; path: string; access: AdminAccess }

type Access = AdminAccess | { read: AdminAccess; write: AdminAccess }

function accessOf(method: string, access: Access): AdminAccess {
  if (!("read" in access)) return access
  return method === "GET" ? access.read : access.write
}

/** Routes of one access from lines such as `GET POST /admin/orders/:id`; with `read` and `write`, GET is reading. */
export function adminRoutes(access: Access, lines: string): AdminRoute[] {
  const rows = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
  return rows.flatMap((row) => {
    const words = row.split(/\s+/)
    const path = words.at(-1) ?? ""
    return words.slice(0, -1).map((method) => ({ method, path, access: accessOf(method, access) }))
  })
}
