import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { SCREENS } from "../../e2e/support/screens"

const APP = join(__dirname, "../app")

/** The address of every page of the shop, as a pattern: groups leave no trace, a name in brackets is any one part. */
const pages = readdirSync(APP, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === "page.tsx")
  .map((entry) => `/${relative(APP, entry.parentPath)}`)
  .map((folder) => folder.replaceAll(/\/\([^)]+\)/g, "").replace(/(?<=.)\/$/, ""))

const patternOf = (page: string) => new RegExp(`^${page.replaceAll(/\[[^\]]+\]/g, "[^/]+")}$`)
const addresses = SCREENS.map(({ path }) => path.split("?")[0] ?? "")

describe("the screens that are checked for accessibility and pictured", () => {
  it("are found at all", () => expect(pages.length).toBeGreaterThan(25))

  it.each(pages)("have a row for %s", (page) => {
    // Another page of its own among those that take any name is no proof of them.
    const own = addresses.filter((address) => address === page || (patternOf(page).test(address) && !pages.includes(address)))
    expect(own).not.toEqual([])
  })
})
