import { statSync } from "node:fs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { path, write } = scratchFolder()

describe("Secrets", () => {
  it("are made once and kept", () => {
    const first = readOrMakeSecrets(path("home"))
    const names = ["AUTH_MFA_ENCRYPTION_KEY", "AUTH_SECRET", "COOKIE_SECRET", "DATABASE_PASSWORD", "JWT_SECRET", "STOREFRONT_SECRET"]
    expect(Object.keys(first).sort()).toEqual(names)
    expect(new Set(Object.values(first)).size).toBe(names.length)
    expect(Math.min(...Object.values(first).map((secret) => secret.length))).toBeGreaterThanOrEqual(43)
    expect(readOrMakeSecrets(path("home"))).toEqual(first)
  })

  it("can be read by their owner only", () => {
    expect(statSync(path("home/secrets.json")).mode & 0o777).toBe(0o600)
  })

  it("are added to without changing those that exist", () => {
    write("old/secrets.json", JSON.stringify({ JWT_SECRET: "kept" }))
    expect(readOrMakeSecrets(path("old"))).toMatchObject({ JWT_SECRET: "kept", AUTH_SECRET: expect.any(String) })
  })

  it("are never replaced because their file is damaged", () => {
    write("bad/secrets.json", "{")
    expect(() => readOrMakeSecrets(path("bad"))).toThrow("cannot be read")
  })
})
