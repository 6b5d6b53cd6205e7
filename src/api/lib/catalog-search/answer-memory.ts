/** Answers differ in length; in pieces of a few lengths memory finds its next use. */
const UNIT = 32 * 1024
const MOST_UNITS = 32
const MOST_FREE = 64

/**
 * Memory for answers on their way. Every answer in memory of its own would be hundreds of megabytes a second to collect,
 * which costs more than the searches.
 */
export class AnswerMemory {
  private readonly free: Uint8Array[][] = []

  /** Memory for so many bytes or more. */
  readonly take = (size: number): Uint8Array => {
    const units = Math.ceil(size / UNIT)
    return this.free[units]?.pop() ?? new Uint8Array(units * UNIT)
  }

  /** Gives back the memory that an answer lies in the beginning of; nothing may read it any more. */
  giveBack(answer: Uint8Array): void {
    const units = answer.buffer.byteLength / UNIT
    if (units > MOST_UNITS || !Number.isInteger(units)) return
    const free = (this.free[units] ??= [])
    if (free.length < MOST_FREE) free.push(new Uint8Array(answer.buffer))
  }
}
