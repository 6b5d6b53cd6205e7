import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A folder for one test file, removed after its last test. `write` makes files below it. */
export function scratchFolder() {
  const root = mkdtempSync(join(tmpdir(), "billet-tools-"))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const write = (path, text = "") => {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  return { root, write, path: (name) => join(root, name) }
}
