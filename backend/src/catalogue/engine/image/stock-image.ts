/** Long lists of numbers as an image holds them. */
export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Texts that are made when they are asked for; where they lie in memory as UTF-8, one after another, `utf8` says where. */
export type Texts = { readonly length: number; at: (index: number) => string; utf8?: { bytes: Uint8Array; ends: Uint32Array } }

/**
 * All of an index that searches need, in pieces that can be written to a file and used again as they are: `facts` are
 * JSON. What a change of stock writes without anything else following from it (amounts, costs, zones) is the index's own
 * array and may go on changing; everything else stays as it was when the image was made.
 */
export type StockImage = { facts: unknown; arrays: Record<string, NumberArray>; texts: Record<string, Texts> }

/** Gathers an image. */
export class ImageWriter {
  readonly arrays: StockImage["arrays"] = {}
  readonly texts: StockImage["texts"] = {}

  /** An array that does not change, or whose changes do no harm. */
  keep(name: string, array: NumberArray): void {
    this.arrays[name] = array
  }

  /** A copy of an array that changes, in steps. */
  *copy(name: string, array: NumberArray): Generator<void, void> {
    this.arrays[name] = yield* copyOf(array)
  }

  image(facts: unknown): StockImage {
    return { facts, arrays: this.arrays, texts: this.texts }
  }
}

/** Numbers copied at once: about half a millisecond. */
const STEP = 1 << 18

export function* copyOf<A extends NumberArray>(array: A): Generator<void, A> {
  const copy = new (array.constructor as new (length: number) => A)(array.length)
  for (let start = 0; start < array.length; start += STEP) {
    copy.set(array.subarray(start, start + STEP), start)
    yield
  }
  return copy
}

type Kind<A> = new (length: number) => A

/** Hands out the pieces of an image. Throws when one is missing or of another kind: the image is of other code. */
export class ImageReader {
  constructor(private readonly image: StockImage) {}

  array<A extends NumberArray>(name: string, kind: Kind<A>): A {
    const array = this.image.arrays[name]
    if (!(array instanceof kind)) throw new Error(`The image has no ${name}`)
    return array
  }

  codes(name: string): Uint16Array | Uint32Array {
    return this.image.arrays[name] instanceof Uint16Array ? this.array(name, Uint16Array) : this.array(name, Uint32Array)
  }

  texts(name: string): Texts {
    const texts = this.image.texts[name]
    if (!texts) throw new Error(`The image has no ${name}`)
    return texts
  }
}
