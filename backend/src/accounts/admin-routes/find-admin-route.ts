import type { AdminRoute } from "./admin-route"

type Node = { literals: Map<string, Node>; parameter: Node | null; routes: Map<string, AdminRoute> }

export type AdminRouteMatch =
  | { found: true; route: AdminRoute; parameters: Record<string, string> }
  /** `allowed`: the methods the path takes; none for a path that no row has. */
  | { found: false; allowed: string[] }

const node = (): Node => ({ literals: new Map(), parameter: null, routes: new Map() })
const isParameter = (segment: string) => segment.startsWith(":")
const segmentsOf = (path: string) => path.replace(/\/$/, "").split("/").slice(1)

function childOf(parent: Node, segment: string): Node {
  if (isParameter(segment)) return (parent.parameter ??= node())
  const known = parent.literals.get(segment) ?? node()
  parent.literals.set(segment, known)
  return known
}

function treeOf(routes: readonly AdminRoute[]): Node {
  const root = node()
  for (const route of routes) {
    const end = segmentsOf(route.path).reduce(childOf, root)
    if (end.routes.has(route.method)) throw new RangeError(`${route.method} ${route.path} stands in the table twice`)
    end.routes.set(route.method, route)
  }
  return root
}

/** Every end a path reaches, the one with a word before the one with a parameter at the first place where they differ. */
function* endsOf(at: Node, segments: string[]): Generator<Node> {
  const [segment, ...rest] = segments
  if (segment === undefined) {
    if (at.routes.size) yield at
    return
  }
  const literal = at.literals.get(segment.toLowerCase())
  if (literal) yield* endsOf(literal, rest)
  if (at.parameter && segment) yield* endsOf(at.parameter, rest)
}

const parametersOf = (route: AdminRoute, segments: string[]) =>
  Object.fromEntries(
    segmentsOf(route.path).flatMap((name, index) => (isParameter(name) ? [[name.slice(1), segments[index] ?? ""]] : [])),
  )

/**
 * Finds a request's row as the server's router finds its handler: words in any case, a word before a parameter, one slash
 * at the end ignored, HEAD as GET; a path whose first match lacks the method goes on to the next.
 */
export function adminRouteFinder(routes: readonly AdminRoute[]): (method: string, path: string) => AdminRouteMatch {
  const root = treeOf(routes)
  return (method, path) => {
    const segments = segmentsOf(path)
    const allowed = new Set<string>()
    for (const end of endsOf(root, segments)) {
      const route = end.routes.get(method === "HEAD" ? "GET" : method)
      if (route) return { found: true, route, parameters: parametersOf(route, segments) }
      for (const known of end.routes.keys()) allowed.add(known)
    }
    return { found: false, allowed: [...allowed].sort() }
  }
}
