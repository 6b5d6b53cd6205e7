import { chmodSync, statSync } from "node:fs"
import { isOpenTo, reachableFolder } from "../lib/postgres-user.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()
const stranger = { uid: 54321, gid: 54321 }

describe("Where the database may live", () => {
  beforeAll(() => {
    chmodSync(root, 0o755)
    write("open/here/file")
    write("closed/here/file")
    chmodSync(path("closed"), 0o700)
  })

  it("is the wanted folder when its user can get there", () => {
    expect(isOpenTo(path("open/here"), stranger)).toBe(true)
    expect(reachableFolder(path("open/postgres"), stranger)).toBe(path("open/postgres"))
    expect(reachableFolder(path("not/yet/made/postgres"), stranger)).toBe(path("not/yet/made/postgres"))
  })

  it("is elsewhere when a folder above is closed to its user, and always the same place", () => {
    const elsewhere = reachableFolder(path("closed/here/postgres"), stranger)
    expect(elsewhere).toMatch(/^\/var\/lib\/billet\/postgres-[0-9a-f]{8}$/)
    expect(reachableFolder(path("closed/here/postgres"), stranger)).toBe(elsewhere)
    expect(reachableFolder(path("closed/postgres"), stranger)).not.toBe(elsewhere)
  })

  it("is the wanted folder for the owner of a closed one, and when we run as ourselves", () => {
    const { uid, gid } = statSync(path("closed"))
    expect(isOpenTo(path("closed/here"), { uid, gid })).toBe(true)
    expect(reachableFolder(path("closed/here/postgres"), {})).toBe(path("closed/here/postgres"))
  })
})
