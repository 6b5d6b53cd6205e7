import { readFileSync } from "node:fs"
import { join } from "node:path"
import { platformEntry, unlistedOptionals, withPackage } from "../lib/lockfile.mjs"
import { ROOT, STOREFRONT } from "../lib/places.mjs"

describe("Lockfiles", () => {
  it.each([ROOT, STOREFRONT])("list every optional package, so that npm ci accepts them on any machine: %s", (project) => {
    const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"))
    // To mend it: node tools/complete-lockfiles.mjs
    expect(unlistedOptionals(packages)).toEqual([])
  })

  it("are searched for an optional package beside its user and above", () => {
    const user = { optionalDependencies: { "swc-win32-x64": "1.0.0" } }
    const above = { "": {}, "node_modules/a": {}, "node_modules/a/node_modules/b": user, "node_modules/swc-win32-x64": {} }
    const beside = { "": {}, "node_modules/b": user, "node_modules/b/node_modules/swc-win32-x64": {} }
    const elsewhere = { "": {}, "node_modules/b": user, "node_modules/c/node_modules/swc-win32-x64": {} }
    expect(unlistedOptionals(above)).toEqual([])
    expect(unlistedOptionals(beside)).toEqual([])
    expect(unlistedOptionals(elsewhere)).toEqual([{ parent: "node_modules/b", name: "swc-win32-x64", version: "1.0.0" }])
  })

  it.each([
    ["@next/swc-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
    ["@next/swc-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
    ["@rollup/rollup-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
    ["@rollup/rollup-linux-riscv64-musl", { os: ["linux"], cpu: ["riscv64"], libc: ["musl"] }],
    ["@rollup/rollup-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
  ])("know from the name %s which machine a package is for", (name, machine) => {
    expect(platformEntry(name, "1.2.3")).toEqual({ version: "1.2.3", optional: true, ...machine })
  })

  it("do not guess when a name says nothing", () => {
    expect(() => platformEntry("fsevents", "2.3.3")).toThrow("fsevents")
  })

  it("get a package at its place in the alphabet", () => {
    const packages = withPackage({ "": {}, "node_modules/a": {}, "node_modules/c": {} }, "node_modules/b", { version: "1" })
    expect(Object.keys(packages)).toEqual(["", "node_modules/a", "node_modules/b", "node_modules/c"])
  })
})
