import { randomBytes } from "node:crypto"
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { crc32 } from "node:zlib"
import type { StockImage, Texts } from "@billet/backend/catalogue/engine"
import { ALIGNMENT, endsOf, FORMAT, kindOf, MAGIC, TRAILER, type ImageTable } from "./image-layout"

/** Written at once: what is taken from a living index between two writes takes less than a millisecond. */
const CHUNK = 1 << 18
/** A UTF-16 unit takes at most three bytes. */
const BYTES_PER_UNIT = 3
const FORGOTTEN_MILLISECONDS = 3_600_000

type Written = { head: unknown; image: StockImage }
type Options = {
  /** Asked between two writes; when it says no, nothing is left behind. */
  goesOn: () => boolean
  /** Called when all is on disk, before the file takes the place of the one before it. */
  beforeItCounts: () => Promise<void>
}

/**
 * Writes an image to a file, which at every moment is the old one or the new one, whole: under another name first, safe on
 * disk, then renamed. Several may write at once; the last one stays. Answers whether it was written.
 */
export async function writeImage(path: string, written: Written, { goesOn, beforeItCounts }: Options): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await dropForgotten(path)
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`
  try {
    // Costs are in it: for nobody else.
    const file = await open(temporary, "wx", 0o600)
    try {
      if (!(await new ImageFile(file, goesOn).write(written))) return false
      await file.sync()
    } finally {
      await file.close()
    }
    await beforeItCounts()
    await rename(temporary, path)
    await syncFolder(dirname(path))
    return true
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Removes what a process that was killed while writing has left. */
async function dropForgotten(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(".tmp")) continue
    const changed = await stat(join(folder, name)).catch(() => null)
    if (changed && Date.now() - changed.mtimeMs > FORGOTTEN_MILLISECONDS) await rm(join(folder, name), { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r")
  await handle.sync().finally(() => handle.close())
}

class ImageFile {
  private readonly chunk = Buffer.allocUnsafe(CHUNK)
  private filled = 0
  private written = 0
  private checksum = 0

  constructor(
    private readonly file: FileHandle,
    private readonly goesOn: () => boolean,
  ) {}

  async write({ head, image: { facts, arrays, texts } }: Written): Promise<boolean> {
    const table: ImageTable<unknown> = { head, facts, arrays: [], texts: [] }
    for (const [name, array] of Object.entries(arrays)) {
      table.arrays.push({ name, kind: kindOf(array), start: await this.align(), length: array.length })
      if (!(await this.add(new Uint8Array(array.buffer, array.byteOffset, array.byteLength)))) return false
    }
    for (const [name, some] of Object.entries(texts)) {
      const start = await this.align()
      const added = await this.addTexts(some)
      if (!added) return false
      table.texts.push({ name, start, bytes: this.place - start, isAscii: added.isAscii })
      table.arrays.push({ name: endsOf(name), kind: "Uint32Array", start: await this.align(), length: added.ends.length })
      if (!(await this.add(new Uint8Array(added.ends.buffer)))) return false
    }
    const tableStart = this.place
    const bytes = Buffer.from(JSON.stringify(table))
    return (await this.add(bytes)) && (await this.end(tableStart, bytes.length))
  }

  private get place(): number {
    return this.written + this.filled
  }

  /** Answers false when it was given up. */
  private async add(bytes: Uint8Array): Promise<boolean> {
    for (let at = 0; at < bytes.length; ) {
      const size = Math.min(bytes.length - at, CHUNK - this.filled)
      // Copied before it is summed up: the index may write to its arrays while the file system reads.
      this.chunk.set(bytes.subarray(at, at + size), this.filled)
      this.filled += size
      at += size
      if (this.filled === CHUNK && !(await this.flush())) return false
    }
    return true
  }

  private async addTexts({ length, at }: Texts): Promise<{ ends: Uint32Array; isAscii: boolean } | null> {
    const ends = new Uint32Array(length)
    const start = this.place
    let units = 0
    for (let index = 0; index < length; index++) {
      const text = at(index)
      if (text.length * BYTES_PER_UNIT > CHUNK - this.filled) {
        if (!(await this.flush())) return null
      }
      if (text.length * BYTES_PER_UNIT <= CHUNK) this.filled += this.chunk.write(text, this.filled)
      else if (!(await this.add(Buffer.from(text)))) return null
      units += text.length
      ends[index] = this.place - start
    }
    return { ends, isAscii: units === this.place - start }
  }

  private async align(): Promise<number> {
    await this.add(new Uint8Array((ALIGNMENT - (this.place % ALIGNMENT)) % ALIGNMENT))
    return this.place
  }

  private async end(tableStart: number, tableLength: number): Promise<boolean> {
    const trailer = Buffer.alloc(TRAILER.length)
    trailer.writeDoubleLE(tableStart, TRAILER.tableStart)
    trailer.writeUInt32LE(tableLength, TRAILER.tableLength)
    trailer.writeUInt32LE(FORMAT, TRAILER.format)
    trailer.write(MAGIC, TRAILER.magic, "latin1")
    if (!(await this.add(trailer.subarray(0, TRAILER.checksum))) || !(await this.flush())) return false
    trailer.writeUInt32LE(this.checksum, TRAILER.checksum)
    return (await this.add(trailer.subarray(TRAILER.checksum))) && (await this.flush())
  }

  private async flush(): Promise<boolean> {
    if (!this.goesOn()) return false
    const full = this.chunk.subarray(0, this.filled)
    this.checksum = crc32(full, this.checksum)
    for (let at = 0; at < full.length; ) at += (await this.file.write(full, at, full.length - at)).bytesWritten
    this.written += this.filled
    this.filled = 0
    return true
  }
}
