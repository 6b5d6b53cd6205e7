import { constants, crc32, deflateRawSync } from "node:zlib"

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const LAST_BLOCK = Buffer.from([3, 0])
const LONGEST_STORED = 0xffff

/** Pieces of a text, deflated once so that each ends on a byte and refers to nothing outside itself. */
export function deflatePieces(pieces: readonly Uint8Array[]): Uint8Array[] {
  return pieces.map((piece) => deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH }))
}

/**
 * The gzip (RFC 1952) of pieces with the same filling between each two, made of their deflated forms (RFC 1951) without
 * compressing anything again; the filling, at most 64 KiB, is stored as it is.
 */
export function spliceGzip(pieces: readonly Uint8Array[], deflated: readonly Uint8Array[], filling: Uint8Array): Uint8Array {
  const stored = storedBlock(filling)
  const parts: Uint8Array[] = [HEADER]
  let [checksum, size] = [0, 0]
  const add = (plain: Uint8Array, packed: Uint8Array) => {
    parts.push(packed)
    // Of no bytes at all, Node may answer the checksum of nothing instead of the one it was given.
    if (plain.length > 0) checksum = crc32(plain, checksum)
    size += plain.length
  }
  pieces.forEach((piece, index) => {
    if (index > 0) add(filling, stored)
    add(piece, deflated[index] ?? new Uint8Array())
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, trailer])
}

function storedBlock(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LONGEST_STORED) throw new RangeError(`A stored block holds ${LONGEST_STORED} bytes, not ${bytes.length}`)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & LONGEST_STORED, 3)
  return Buffer.concat([head, bytes])
}
