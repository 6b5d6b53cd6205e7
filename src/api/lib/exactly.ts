/**
 * A matcher for one path and no deeper one; `:name` stands for a segment. Medusa's text matchers are prefixes. Routes are
 * found in any case, so the checks before them must be too.
 */
export function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z_]+/g, "[^/]+")}/?$`, "i")
}
