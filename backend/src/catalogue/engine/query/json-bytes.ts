/** How many bytes a stretch may read, and write for a moment, behind its end. */
const MARGIN = 7
const BLANK = 32
const QUOTE = 34
const POINT = 46
const ZERO = 48
const BACKSLASH = 92
const LAST_ASCII = 126
const SMALL = 10_000

/** Bytes written many times over, with a margin behind them. */
export type Part = DataView

/** Gives memory for so many bytes or more. */
export type Room = (size: number) => Uint8Array

/** A text as a part of JSON. */
export function part(text: string): Part {
  return new JsonBytes().text(text).asPart()
}
const FIRST_SIZE = 256

/**
 * JSON being written as UTF-8. Joining thousands of short strings leaves a rope that has to be flattened and then
 * encoded; copying their bytes costs a third of that.
 */
export class JsonBytes {
  private bytes = new Uint8Array(FIRST_SIZE)
  private view = new DataView(this.bytes.buffer)
  private length = 0

  get size(): number {
    return this.length
  }

  /** Starts anew; what `done` gave before stays as it was. */
  clear(): this {
    this.length = 0
    return this
  }

  /** Text as it is: quotes and escapes are the caller's. */
  text(text: string): this {
    // A UTF-16 unit takes at most three bytes.
    this.reserve(3 * text.length)
    this.length = encodeInto(text, this.bytes, this.length)
    return this
  }

  /** A text in quotes. Looked at as it is copied: most need no escape and are plain ASCII. */
  string(text: string): this {
    this.reserve(text.length + 2)
    const { bytes } = this
    let at = this.length
    bytes[at++] = QUOTE
    for (let next = 0; next < text.length; next++) {
      const code = text.charCodeAt(next)
      if (code < BLANK || code === QUOTE || code === BACKSLASH || code > LAST_ASCII) return this.text(JSON.stringify(text))
      bytes[at++] = code
    }
    bytes[at++] = QUOTE
    this.length = at
    return this
  }

  /** A text in quotes that lies in memory as UTF-8. Answers false, and adds nothing, when it needs an escape. */
  utf8String(from: Uint8Array, start: number, end: number): boolean {
    this.reserve(end - start + 2)
    const { bytes } = this
    let at = this.length
    bytes[at++] = QUOTE
    for (let next = start; next < end; next++) {
      const byte = from[next] ?? 0
      if (byte < BLANK || byte === QUOTE || byte === BACKSLASH) return false
      bytes[at++] = byte
    }
    bytes[at++] = QUOTE
    this.length = at
    return true
  }

  /** A part of bytes written before. For long parts. */
  copy(part: Uint8Array): this {
    this.reserve(part.length)
    this.bytes.set(part, this.length)
    this.length += part.length
    return this
  }

  part(written: Part): this {
    return this.stretch(written, 0, written.byteLength - MARGIN)
  }

  /**
   * Some bytes of a part, not many. Eight at a time, as numbers: no eight bytes of UTF-8 read as NaN, whose bits might
   * change on the way.
   */
  stretch(from: Part, start: number, end: number): this {
    const size = end - start
    this.reserve(size + MARGIN)
    const { view, length } = this
    for (let at = 0; at < size; at += 8) view.setFloat64(length + at, from.getFloat64(start + at))
    this.length = length + size
    return this
  }

  /** A finite number or null. */
  number(value: number | null): this {
    if (value === null) return this.text("null")
    const scaled = Math.round(value * SMALL)
    if (!(value >= 0 && value < SMALL) || scaled / SMALL !== value) return this.text(JSON.stringify(value))
    const whole = Math.trunc(value)
    return this.count(whole).fraction(scaled - whole * SMALL)
  }

  /** A whole number from 0 on. */
  count(count: number): this {
    if (count >= SMALL) return this.text(String(count))
    this.reserve(4)
    const { bytes } = this
    if (count >= 1000) bytes[this.length++] = ZERO + ((count / 1000) | 0)
    if (count >= 100) bytes[this.length++] = ZERO + (((count / 100) | 0) % 10)
    if (count >= 10) bytes[this.length++] = ZERO + (((count / 10) | 0) % 10)
    bytes[this.length++] = ZERO + (count % 10)
    return this
  }

  /** What was written from some place on, in place: good until the writer starts anew. */
  since(start: number): Uint8Array {
    return this.bytes.subarray(start, this.length)
  }

  /** A copy of what was written, in memory of its own or in the beginning of what `room` gives. */
  done(room?: Room): Uint8Array {
    if (!room) return this.bytes.slice(0, this.length)
    const copy = room(this.length).subarray(0, this.length)
    copy.set(this.bytes.subarray(0, this.length))
    return copy
  }

  /** What was written, to be written again many times. */
  asPart(): Part {
    this.reserve(MARGIN)
    return new DataView(this.bytes.slice(0, this.length + MARGIN).buffer)
  }

  /** The point and what follows it, of so many ten-thousandths; nothing of none. */
  private fraction(tenThousandths: number): this {
    if (tenThousandths === 0) return this
    this.reserve(5)
    this.bytes[this.length++] = POINT
    for (let unit = SMALL / 10, rest = tenThousandths; rest > 0; rest %= unit, unit /= 10)
      this.bytes[this.length++] = ZERO + ((rest / unit) | 0)
    return this
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(2 * (this.length + more))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
    this.view = new DataView(grown.buffer)
  }
}

/** Writes a text as UTF-8, half a surrogate pair as U+FFFD; answers where it ends. */
function encodeInto(text: string, bytes: Uint8Array, start: number): number {
  let length = start
  for (let at = 0; at < text.length; at++) {
    let code = text.codePointAt(at) ?? 0
    if (code < 0x80) {
      bytes[length++] = code
      continue
    }
    if (code >= 0xd800 && code < 0xe000) code = 0xfffd
    if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
    else {
      if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12)
      else {
        bytes[length++] = 0xf0 | (code >> 18)
        bytes[length++] = 0x80 | ((code >> 12) & 0x3f)
        at++
      }
      bytes[length++] = 0x80 | ((code >> 6) & 0x3f)
    }
    bytes[length++] = 0x80 | (code & 0x3f)
  }
  return length
}
