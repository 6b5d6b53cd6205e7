import { randomUUID } from "node:crypto"
import { stat } from "node:fs/promises"
import { stockIndexOf, type StockImage, type StockIndex } from "@billet/backend/catalogue/engine"
import type { Logger } from "@medusajs/framework/types"
import type { ChangeCursor } from "../../shared/change-cursor"
import { codeMark } from "./code-mark"
import { inSlices } from "./in-slices"
import { readImage } from "./read-image"
import { writeImage } from "./write-image"

/** What the snapshots ask of the tables. */
export type SnapshotTables = {
  stockMark: () => Promise<string | null>
  noteSnapshot: (id: string) => Promise<void>
  canFollowFrom: (id: string, cursor: ChangeCursor) => Promise<boolean>
}
/** After how long what was built from the tables is written, how often it is written again, and after how many changes. */
export type SnapshotTimes = { afterBuild: number; every: number; soonest: number; manyChanges: number }
export type Kept = { index: StockIndex; cursor: ChangeCursor }

const TIMES: SnapshotTimes = { afterBuild: 5000, every: 600_000, soonest: 60_000, manyChanges: 50_000 }

/** `tables` and `code` are what the snapshot was made of, `cursor` is how far it has followed the log of changes. */
type Head = { id: string; tables: string; code: string; cursor: ChangeCursor }
type Snapshot = { image: StockImage; cursor: ChangeCursor; items: number; began: number }

/** Keeps the index of this process in a file, from which the next process has it at once. Processes may share a file. */
export class StockSnapshots {
  private ahead: ReturnType<typeof readImage<Head>> | null = null
  /** The tables this process has read; null when no snapshot of them can be made. */
  private tables: string | null = null
  private due = Infinity
  private writtenAt = 0
  private changes = 0
  private writing: Promise<void> | null = null
  private stopped = false

  constructor(
    private readonly path: string,
    private readonly source: SnapshotTables,
    private readonly logger: Logger,
    private readonly times: SnapshotTimes = TIMES,
  ) {}

  /** Starts reading the file, which needs no database. */
  readAhead(): void {
    this.ahead ??= readImage<Head>(this.path)
    // Heard when it is asked for.
    this.ahead.catch(() => undefined)
  }

  /** The index of the file, and where it stands; null where it cannot be used. */
  async load(): Promise<Kept | null> {
    try {
      this.readAhead()
      this.tables = await this.source.stockMark()
      const [file, code] = await Promise.all([this.ahead, codeMark()])
      if (!file) return null
      const { head, image } = file
      if (head.tables !== this.tables) return this.unusable("it is of other tables")
      if (head.code !== code) return this.unusable("it was made by another version")
      if (!(await this.source.canFollowFrom(head.id, head.cursor)))
        return this.unusable("the log of changes does not reach back to it")
      this.due = Date.now() + this.times.every
      return { index: stockIndexOf(image), cursor: head.cursor }
    } catch (error) {
      return this.unusable(error instanceof Error ? error.message : String(error))
    } finally {
      this.ahead = null
    }
  }

  /** Has to be told when the index was built from the tables. */
  built(): void {
    this.due = Date.now() + this.times.afterBuild
    this.changes = 1
  }

  changed(count: number): void {
    this.changes += count
  }

  /** Whether it is time to write again. */
  isDue(): boolean {
    const now = Date.now()
    if (this.tables === null || this.writing || this.changes === 0 || now < this.writtenAt + this.times.soonest) return false
    return now >= this.due || this.changes >= this.times.manyChanges
  }

  /**
   * Takes an image of the index, for which no change may be applied until this is done, and goes on to write it by itself.
   * Leaves it to another process that has just done so.
   */
  async take(index: StockIndex, cursor: ChangeCursor): Promise<void> {
    const began = Date.now()
    const before = this.writtenAt
    this.due = began + this.times.every
    this.writtenAt = began
    if (before > 0 && (await this.isNewerThan(Math.max(before, began - this.times.soonest)))) return
    const image = await inSlices(index.image(), () => !this.stopped)
    if (!image) return
    this.changes = 0
    this.writing = this.write({ image, cursor, items: index.size, began })
      .catch((error: unknown) => this.logger.warn(`The stock index could not be kept: ${String(error)}`))
      .finally(() => (this.writing = null))
  }

  /** When the file was last written, by whichever process; null when it is not there. */
  async keptAt(): Promise<Date | null> {
    return (await stat(this.path).catch(() => null))?.mtime ?? null
  }

  /** Gives up what is being written. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.writing
  }

  private async isNewerThan(time: number): Promise<boolean> {
    const file = await stat(this.path).catch(() => null)
    return file !== null && file.mtimeMs > time
  }

  private async write({ image, cursor, items, began }: Snapshot): Promise<void> {
    const { tables } = this
    if (tables === null || (await this.source.stockMark()) !== tables) return
    const head: Head = { id: randomUUID(), tables, code: await codeMark(), cursor }
    const beforeItCounts = () => this.source.noteSnapshot(head.id)
    const written = await writeImage(this.path, { head, image }, { goesOn: () => !this.stopped, beforeItCounts })
    if (written) this.logger.info(`Stock index: ${items} items kept in ${this.path}, in ${Date.now() - began} ms`)
  }

  private unusable(why: string): null {
    this.logger.info(`The kept stock index is not used: ${why}`)
    return null
  }
}
