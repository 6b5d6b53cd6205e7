import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"

/** The folders whose code decides what an index holds: the rules it is built by, and how the tables are read. */
const engine = dirname(require.resolve("@billet/backend/catalogue/engine"))
const FOLDERS = [
  resolve(engine, ".."),
  resolve(engine, "../../contract"),
  resolve(__dirname, "../search"),
  resolve(__dirname, "../sql"),
]

let known: Promise<string> | undefined

/** A mark of the code that builds the index: after an update an index that was built by the code before it may be another. */
export function codeMark(): Promise<string> {
  return (known ??= markOf(FOLDERS))
}

async function markOf(folders: string[]): Promise<string> {
  const hash = createHash("sha256")
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.[jt]s$/.test(name) && !name.endsWith(".d.ts"))
    const contents = await Promise.all(files.sort().map((name) => readFile(join(folder, name))))
    contents.forEach((content, at) => hash.update(`${files[at]}\0${content.length}\0`).update(content))
  }
  return hash.digest("hex")
}
