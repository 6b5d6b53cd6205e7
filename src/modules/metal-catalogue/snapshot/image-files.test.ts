import { fork, type ChildProcess } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createStockIndex, stockIndexOf, type StockIndex } from "@billet/backend/catalogue/engine"
import fc from "fast-check"
import { ModuleKind, transpileModule } from "typescript"
import { arbitraryQuery, arbitraryRow, arbitraryRows } from "../../../../backend/src/catalogue/engine/testing/arbitrary-stock"
import { easierQuery } from "../../../../backend/src/catalogue/engine/testing/easier-query"
import { manyRows } from "../../../../backend/src/catalogue/engine/testing/many-rows"
import { eventually } from "../../../../integration-tests/support/eventually"
import { inSlices } from "./in-slices"
import { readImage, UnusableImage } from "./read-image"
import { writeImage } from "./write-image"

const ALWAYS = { goesOn: () => true, beforeItCounts: async () => undefined }
const QUERIES = fc.sample(easierQuery(arbitraryQuery), { numRuns: 20, seed: 9 })

async function imageOf(index: StockIndex) {
  const image = await inSlices(index.image(), () => true)
  if (!image) throw new Error("given up")
  return image
}

async function write(path: string, index: StockIndex, head: unknown = {}, options = ALWAYS): Promise<boolean> {
  return await writeImage(path, { head, image: await imageOf(index) }, options)
}

async function restored(path: string): Promise<StockIndex> {
  const file = await readImage(path)
  if (!file) throw new Error("no file")
  return stockIndexOf(file.image)
}

describe("the file of an index", () => {
  let folder: string
  let path: string

  let programs: string
  let script: string

  beforeAll(() => {
    programs = mkdtempSync(join(tmpdir(), "billet-writer-"))
    script = compiledWriter(programs)
  })
  afterAll(() => rmSync(programs, { recursive: true, force: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "billet-image-"))
    path = join(folder, "stock.index")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("gives back the same index, whatever its state", async () => {
    const changes = fc.array(
      fc.oneof(
        arbitraryRow,
        arbitraryRow.map(({ productCode }) => productCode),
      ),
      { maxLength: 20 },
    )
    await fc.assert(
      fc.asyncProperty(arbitraryRows, changes, fc.jsonValue(), async (rows, changed, head) => {
        const index = createStockIndex(rows)
        for (const one of changed)
          index.apply(typeof one === "string" ? { upsert: [], remove: [one] } : { upsert: [one], remove: [] })
        await write(path, index, head)
        expect((await readImage(path))?.head).toEqual(JSON.parse(JSON.stringify(head)))
        const again = await restored(path)
        expect(again.size).toBe(index.size)
        for (const query of QUERIES) expect(again.search(query)).toEqual(index.search(query))
      }),
      { numRuns: 40 },
    )
  })

  it("keeps texts of every language and length", async () => {
    const [row] = manyRows(1, 1)
    if (!row) throw new Error("no row")
    const names = ["Ronde staaf Ø 4,5 – 日本 🔩", "x".repeat(300_000), "", 'with "quotes" \\ and\ttabs']
    const rows = names.map((productName, at) => ({ ...row, productCode: `CODE ${at}`, productName }))
    await write(path, createStockIndex(rows))
    const again = await restored(path)
    expect(rows.map(({ productCode }) => again.get(productCode)?.productName)).toEqual(names)
  })

  it("is no file where none was written, and is read by nobody else", async () => {
    expect(await readImage(path)).toBeNull()
    await write(path, createStockIndex(manyRows(10, 1)))
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it("is refused when it was cut short, or any byte of it is another", async () => {
    await write(path, createStockIndex(manyRows(50, 2)), { cursor: "1:1:" })
    const whole = readFileSync(path)
    const places = fc.integer({ min: 0, max: whole.length - 1 })
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), fc.boolean(), async (place, flip, isCut) => {
        const damaged = Buffer.from(whole)
        damaged[place] = (damaged[place] ?? 0) ^ flip
        writeFileSync(path, isCut ? whole.subarray(0, place) : damaged)
        await expect(readImage(path)).rejects.toThrow(UnusableImage)
      }),
      { numRuns: 300 },
    )
    writeFileSync(path, whole)
    truncateSync(path, whole.length)
    expect((await restored(path)).size).toBe(50)
  })

  it("stays the old one when writing is given up, or fails at the end", async () => {
    await write(path, createStockIndex(manyRows(10, 1)))
    const other = createStockIndex(manyRows(3000, 2))
    expect(await write(path, other, {}, { ...ALWAYS, goesOn: () => false })).toBe(false)
    const failing = { ...ALWAYS, beforeItCounts: () => Promise.reject(new Error("no database")) }
    await expect(write(path, other, {}, failing)).rejects.toThrow("no database")
    expect((await restored(path)).size).toBe(10)
    expect(readdirSync(folder)).toEqual(["stock.index"])
  })

  it("stays whole when its writer is killed, and what that leaves behind is swept up", async () => {
    await write(path, createStockIndex(manyRows(10, 1)))
    const left = () => readdirSync(folder).filter((name) => name.endsWith(".tmp"))
    for (const killed of [1, 2, 3]) {
      const child = writer(script, path, 20_000_000)
      const ended = new Promise((resolve) => child.once("exit", resolve))
      await eventually(left, (names) => names.length === killed)
      child.kill("SIGKILL")
      await ended
      expect((await restored(path)).size).toBe(10)
    }
    const longAgo = Date.now() / 1000 - 7200
    for (const name of left()) utimesSync(join(folder, name), longAgo, longAgo)
    await write(path, createStockIndex(manyRows(20, 1)))
    expect(left()).toEqual([])
    expect((await restored(path)).size).toBe(20)
  }, 30_000)

  it("is one writer's, whole, when processes write at once", async () => {
    const children = [1, 2, 3].map((size) => writer(script, path, size * 100_000))
    // Listened for from the start: a small one may be done before another has begun.
    const ended = children.map((child) => new Promise((resolve) => child.once("exit", resolve)))
    await Promise.all(children.map(message))
    while (children.some(({ exitCode }) => exitCode === null)) {
      const file = await readImage<number>(path)
      if (file) expect(file.image.arrays.numbers).toHaveLength(file.head)
    }
    expect(await Promise.all(ended)).toEqual([0, 0, 0])
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([])
  }, 30_000)
})

/** A process that writes files of so many numbers, several times over; it says when it begins. */
function writer(script: string, path: string, length: number): ChildProcess {
  return fork(script, [path, String(length)], { execArgv: [] })
}

const message = (child: ChildProcess) => new Promise((resolve) => child.once("message", resolve))

/** The writer as a program of its own. */
function compiledWriter(folder: string): string {
  for (const name of ["write-image", "image-layout"]) {
    const source = readFileSync(join(__dirname, `${name}.ts`), "utf8")
    const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.CommonJS } })
    writeFileSync(join(folder, `${name}.js`), outputText)
  }
  const script = join(folder, "run.cjs")
  writeFileSync(
    script,
    `const { writeImage } = require("./write-image.js")
     const [path, length] = process.argv.slice(2)
     const image = { facts: {}, arrays: { numbers: new Uint32Array(Number(length)) }, texts: {} }
     const once = () => writeImage(path, { head: Number(length), image }, { goesOn: () => true, beforeItCounts: async () => {} })
     process.send("begun")
     Array.from({ length: 10 }).reduce((before) => before.then(once), Promise.resolve()).then(() => process.exit(0))`,
  )
  return script
}
