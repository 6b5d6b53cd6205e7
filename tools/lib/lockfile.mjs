/** Which words of a platform package's name say what it runs on. */
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"]
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"]
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" }

/**
 * The optional packages a lockfile's packages name but the lockfile does not list.
 * @param {Record<string, { optionalDependencies?: Record<string, string> }>} packages the lockfile's `packages`
 * @returns {{ parent: string, name: string, version: string }[]}
 */
export function unlistedOptionals(packages) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isListed(packages, parent, name))
      .map(([name, version]) => ({ parent, name, version })),
  )
}

/** A lockfile entry for a package made for another kind of machine; npm will not install it here. */
export function platformEntry(name, version) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (!os || !cpu) {
    throw new Error(`${name} does not say which machine it is for: add it to the lockfile by hand`)
  }
  const libc = os === "linux" ? words.map((word) => LIBRARIES[word]).find(Boolean) : undefined
  return {
    version,
    cpu: [cpu],
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  }
}

/** The packages of a lockfile with one more, at its place in the alphabet; the others stay where npm put them. */
export function withPackage(packages, key, entry) {
  const keys = Object.keys(packages)
  const next = keys.findIndex((other) => other.localeCompare(key, "en") > 0)
  const at = next < 0 ? keys.length : next
  const entries = Object.entries(packages)
  return Object.fromEntries([...entries.slice(0, at), [key, entry], ...entries.slice(at)])
}

/** npm looks for a package beside its user and then in every node_modules above. */
function isListed(packages, parent, name) {
  const own = `${parent}${parent && "/"}node_modules/${name}`
  if (own in packages) {
    return true
  }
  return parent !== "" && isListed(packages, parent.slice(0, Math.max(0, parent.lastIndexOf("node_modules/") - 1)), name)
}
