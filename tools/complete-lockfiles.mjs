// npm leaves out of a lockfile the optional packages that the registry in use does not offer, such as a compiler for
// another system, and `npm ci` then refuses the file. Run this after changing dependencies: it adds what is left out.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { platformEntry, unlistedOptionals, withPackage } from "./lib/lockfile.mjs"
import { ROOT, STOREFRONT } from "./lib/places.mjs"

for (const project of [ROOT, STOREFRONT]) {
  const file = join(project, "package-lock.json")
  const lock = JSON.parse(readFileSync(file, "utf8"))
  const missing = unlistedOptionals(lock.packages)
  for (const { name, version } of missing) {
    lock.packages = withPackage(lock.packages, `node_modules/${name}`, platformEntry(name, version))
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${file}: ${missing.length} added`)
}
