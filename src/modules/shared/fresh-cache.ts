type Entry<Value> = { at: number; value: Promise<Value> }

const MOST_ENTRIES = 10_000

/**
 * Values by key that are never older than `maxAge` milliseconds: what changes in the database holds on every server within
 * that time. Whoever asks while a value is being read waits for the same reading; a failed one is not kept.
 */
export class FreshCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>()

  constructor(
    private readonly maxAge: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key)
    if (known && this.now() - known.at < this.maxAge) return await known.value
    if (this.entries.size >= MOST_ENTRIES) this.entries.clear()
    const entry = { at: this.now(), value: read() }
    this.entries.set(key, entry)
    entry.value.catch(() => this.entries.get(key) === entry && this.entries.delete(key))
    return await entry.value
  }

  /** What was just changed here is read again by the next who asks. */
  forget(key: string): void {
    this.entries.delete(key)
  }
}
