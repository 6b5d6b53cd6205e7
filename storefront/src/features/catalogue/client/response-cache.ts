export const CACHE_MILLISECONDS = 600_000
export const CACHE_ENTRIES = 50

type Entry = { at: number; value: unknown }

/** Answers kept for 10 minutes; over 50 entries the expired and then the oldest go (specification section 7). */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly now: () => number = Date.now) {}

  get size(): number {
    return this.entries.size
  }

  get(key: string): unknown {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    if (this.now() - entry.at < CACHE_MILLISECONDS) return entry.value
    this.entries.delete(key)
    return undefined
  }

  set(key: string, value: unknown): void {
    this.entries.delete(key)
    this.entries.set(key, { at: this.now(), value })
    if (this.entries.size > CACHE_ENTRIES) this.clean()
  }

  private clean(): void {
    for (const [key, entry] of this.entries) if (this.now() - entry.at >= CACHE_MILLISECONDS) this.entries.delete(key)
    for (const key of this.entries.keys()) {
      if (this.entries.size <= CACHE_ENTRIES) return
      this.entries.delete(key)
    }
  }
}

/** What an answer depends on besides address and body: who reads it (decision 17). */
export type Viewer = { region: string; canSeePrices: boolean }

export function cacheKey(url: string, body: unknown, viewer: Viewer): string {
  return [url, viewer.region, viewer.canSeePrices ? "priced" : "unpriced", JSON.stringify(body)].join("\n")
}
