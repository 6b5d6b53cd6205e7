import { deflatePieces, spliceGzip } from "./spliced-gzip"

/** A page as it was rendered for a visitor whom nothing is known of. */
export type RenderedPage = { headers: [name: string, value: string][]; body: Uint8Array; nonce: string }
/** The same, cut where its nonce stood. */
type KeptPage = {
  edition: string
  headers: RenderedPage["headers"]
  nonce: string
  pieces: Uint8Array[]
  deflated: Uint8Array[]
  size: number
}

export type SentPage = { edition: string; headers: [name: string, value: string][]; body: Uint8Array }

/** What the objects around a page and around each of its pieces take in memory, bytes, rounded up. */
const PER_PAGE = 2000
const PER_PIECE = 300

/** Keeps rendered pages up to a size in bytes, those that were asked for last, each for one edition. */
export class PageStore {
  private readonly pages = new Map<string, KeptPage>()
  private size = 0

  /** @param limit bytes of memory, with what a page takes beside its body */
  constructor(private readonly limit: number) {}

  keep(key: string, edition: string, { headers, body, nonce }: RenderedPage): void {
    const pieces = split(body, Buffer.from(nonce))
    const deflated = deflatePieces(pieces)
    const texts = [key, edition, nonce, ...headers.flat()].reduce((sum, text) => sum + text.length, 0)
    const size = [...pieces, ...deflated].reduce((sum, piece) => sum + piece.length + PER_PIECE, PER_PAGE + 2 * texts)
    this.drop(key)
    this.pages.set(key, { edition, headers, nonce, pieces, deflated, size })
    this.size += size
    for (const [oldest] of this.pages) {
      if (this.size <= this.limit) break
      this.drop(oldest)
    }
  }

  /** The page with another nonce in place of its own, gzipped on demand; null where there is none of these editions. */
  take(key: string, editions: readonly string[], nonce: string, gzip: boolean): SentPage | null {
    const page = this.pages.get(key)
    if (!page) return null
    if (!editions.includes(page.edition)) {
      this.drop(key)
      return null
    }
    this.pages.delete(key)
    this.pages.set(key, page)
    const filling = Buffer.from(nonce)
    const body = gzip ? spliceGzip(page.pieces, page.deflated, filling) : join(page.pieces, filling)
    const headers = page.headers.map(([name, value]): [string, string] => [name, value.replaceAll(page.nonce, nonce)])
    const packed: RenderedPage["headers"] = gzip ? [["content-encoding", "gzip"]] : []
    return { edition: page.edition, headers: [...headers, ...packed, ["content-length", String(body.length)]], body }
  }

  private drop(key: string): void {
    this.size -= this.pages.get(key)?.size ?? 0
    this.pages.delete(key)
  }
}

function split(body: Uint8Array, mark: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const pieces: Uint8Array[] = []
  let from = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + mark.length
  }
  return [...pieces, bytes.subarray(from)]
}

function join(pieces: readonly Uint8Array[], filling: Uint8Array): Uint8Array {
  return Buffer.concat(pieces.flatMap((piece, index) => (index > 0 ? [filling, piece] : [piece])))
}
