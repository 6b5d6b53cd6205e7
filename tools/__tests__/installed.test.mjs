import { isInstalled, sameInstallation } from "../lib/installed.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const zod = { "node_modules/zod": { version: "4.2.0", integrity: "sha512-a" } }
const mac = { "node_modules/swc-darwin": { version: "1.0.0", optional: true } }

const { root, write } = scratchFolder()

describe("What counts as installed", () => {
  it("is what the lockfile lists, without packages for other machines", () => {
    expect(sameInstallation({ "": {}, backend: {}, ...zod, ...mac }, zod)).toBe(true)
  })

  it.each([
    ["a package is missing", {}],
    ["a package has another version", { "node_modules/zod": { version: "4.1.0", integrity: "sha512-a" } }],
    ["a package has another content", { "node_modules/zod": { version: "4.2.0", integrity: "sha512-b" } }],
    ["a package is there that the lockfile does not know", { ...zod, "node_modules/left-pad": { version: "1.0.0" } }],
  ])("is not when %s", (_, present) => {
    expect(sameInstallation({ "": {}, ...zod, ...mac }, present)).toBe(false)
  })

  it("is not a project without node_modules", () => {
    write("package-lock.json", JSON.stringify({ packages: { "": {} } }))
    expect(isInstalled(root)).toBe(false)
    write("node_modules/.package-lock.json", JSON.stringify({ packages: {} }))
    expect(isInstalled(root)).toBe(true)
  })
})
