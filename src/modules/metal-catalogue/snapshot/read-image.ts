import { open, type FileHandle } from "node:fs/promises"
import { crc32 } from "node:zlib"
import type { StockImage, Texts } from "@billet/backend/catalogue/engine"
import { arrayIn, endsOf, FORMAT, MAGIC, TRAILER, type ImageTable } from "./image-layout"

/** Read at once; summing it up then holds nobody up for long. */
const PORTION = 1 << 22

/** A file that cannot be used, and why. */
export class UnusableImage extends Error {
  override readonly name = "UnusableImage"
}

/** Reads an image; null where there is no file. Its arrays and texts lie where they were read to. Throws UnusableImage. */
export async function readImage<Head>(path: string): Promise<{ head: Head; image: StockImage } | null> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null
    throw error
  })
  if (!file) return null
  try {
    return imageIn<Head>(await readWhole(file))
  } finally {
    await file.close()
  }
}

/** Reads a file and sums it up on the way. */
async function readWhole(file: FileHandle): Promise<{ memory: ArrayBuffer; checksum: number }> {
  const { size } = await file.stat()
  if (size < TRAILER.length) throw new UnusableImage("it is cut short")
  const memory = new ArrayBuffer(size)
  const bytes = Buffer.from(memory)
  const summed = size - TRAILER.length + TRAILER.checksum
  let checksum = 0
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(bytes, at, Math.min(PORTION, size - at), at)
    if (bytesRead === 0) throw new UnusableImage("it is cut short")
    checksum = crc32(bytes.subarray(at, Math.min(at + bytesRead, summed)), checksum)
    at += bytesRead
  }
  return { memory, checksum }
}

function imageIn<Head>({ memory, checksum }: { memory: ArrayBuffer; checksum: number }): { head: Head; image: StockImage } {
  const trailer = Buffer.from(memory, memory.byteLength - TRAILER.length)
  if (trailer.toString("latin1", TRAILER.magic, TRAILER.checksum) !== MAGIC) throw new UnusableImage("it is no whole image")
  if (trailer.readUInt32LE(TRAILER.format) !== FORMAT) throw new UnusableImage("it is of another format")
  if (trailer.readUInt32LE(TRAILER.checksum) !== checksum) throw new UnusableImage("its checksum is wrong")
  const start = trailer.readDoubleLE(TRAILER.tableStart)
  const table = Buffer.from(memory, start, trailer.readUInt32LE(TRAILER.tableLength))
  const { head, facts, ...lists } = JSON.parse(table.toString("utf8")) as ImageTable<Head>
  const arrays = Object.fromEntries(lists.arrays.map((one) => [one.name, arrayIn(memory, one)]))
  const texts = lists.texts.map(({ name, start: from, bytes, isAscii }): [string, Texts] => {
    const ends = arrays[endsOf(name)]
    if (!(ends instanceof Uint32Array)) throw new UnusableImage(`the ends of ${name} are missing`)
    return [name, textsIn(Buffer.from(memory, from, bytes), ends, isAscii ? "latin1" : "utf8")]
  })
  return { head, image: { facts, arrays, texts: Object.fromEntries(texts) } }
}

/** Bytes of ASCII are the same in Latin-1, which is faster to read. */
function textsIn(bytes: Buffer, ends: Uint32Array, encoding: "latin1" | "utf8"): Texts {
  const at = (index: number) => bytes.toString(encoding, index === 0 ? 0 : ends[index - 1], ends[index])
  return { length: ends.length, at, utf8: { bytes, ends } }
}
