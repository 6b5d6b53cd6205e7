import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { keepingUploads } from "../lib/kept-uploads.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { write, path } = scratchFolder()

/** As Medusa builds: its folder is thrown away first. */
const building = (server) => async () => {
  rmSync(server, { recursive: true, force: true })
  mkdirSync(server)
  writeFileSync(join(server, "index.js"), "built")
}

describe("A build of the server", () => {
  it("keeps what staff uploaded", async () => {
    write("server/static/drawing.pdf", "drawn")
    await keepingUploads(path("server"), building(path("server")))
    expect(readFileSync(path("server/static/drawing.pdf"), "utf8")).toBe("drawn")
    expect(readFileSync(path("server/index.js"), "utf8")).toBe("built")
    expect(existsSync(path("server-uploads"))).toBe(false)
  })

  it("that fails keeps it too", async () => {
    write("failing/static/drawing.pdf", "drawn")
    const failing = async () => {
      rmSync(path("failing"), { recursive: true })
      throw new Error("No build")
    }
    await expect(keepingUploads(path("failing"), failing)).rejects.toThrow("No build")
    expect(readFileSync(path("failing/static/drawing.pdf"), "utf8")).toBe("drawn")
  })

  it("brings back what one that was killed had set aside, and what was uploaded since", async () => {
    write("killed-uploads/old.pdf", "old")
    write("killed/static/new.pdf", "new")
    await keepingUploads(path("killed"), building(path("killed")))
    expect(readFileSync(path("killed/static/old.pdf"), "utf8")).toBe("old")
    expect(readFileSync(path("killed/static/new.pdf"), "utf8")).toBe("new")
  })

  it("makes no uploads where there are none", async () => {
    await keepingUploads(path("first"), building(path("first")))
    expect(existsSync(path("first/static"))).toBe(false)
  })
})
