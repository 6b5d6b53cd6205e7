import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../lib/places.mjs"

const MODULES = join(ROOT, "src/modules")

describe("The migrations of the modules", () => {
  it("have names of their own: Medusa keeps one list of those it has run, and leaves out a name it knows", () => {
    const folders = readdirSync(MODULES).map((name) => join(MODULES, name, "migrations"))
    const names = folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder))
    const migrations = names.filter((name) => name.startsWith("Migration"))
    expect(migrations.length).toBeGreaterThan(0)
    expect(migrations.filter((name, at) => migrations.indexOf(name) !== at)).toEqual([])
  })
})
