import type { NumberArray } from "@billet/backend/catalogue/engine"

/** Changes whenever a file is laid out in another way. */
export const FORMAT = 1
export const MAGIC = "BILLETIX"
/** Where the table is and how long, the format, the magic word, and the checksum of everything before it. */
export const TRAILER = { tableStart: 0, tableLength: 8, format: 12, magic: 16, checksum: 24, length: 28 } as const
/** Every array starts at a multiple of this, so that it can be used where it lies. */
export const ALIGNMENT = 8

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }

type Kind = keyof typeof KINDS

/** What a file holds, after its arrays and texts: where each of them lies. `head` is the writer's. */
export type ImageTable<Head> = {
  head: Head
  facts: unknown
  arrays: { name: string; kind: Kind; start: number; length: number }[]
  /** The ends of texts within their bytes are an array of their own. */
  texts: { name: string; start: number; bytes: number; isAscii: boolean }[]
}

export const kindOf = (array: NumberArray): Kind => array.constructor.name as Kind
export const endsOf = (texts: string): string => `${texts}.ends`

export function arrayIn(memory: ArrayBuffer, { kind, start, length }: ImageTable<unknown>["arrays"][number]): NumberArray {
  return new KINDS[kind](memory, start, length)
}
