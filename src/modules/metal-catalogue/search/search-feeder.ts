import type { Logger, SearchTypes } from "@medusajs/framework/types"

/** What the feeder needs of the tables. */
export type ChangeOutbox = {
  hasChanges: () => Promise<boolean>
  handOn: (take: (codes: string[]) => Promise<void>) => Promise<void>
}
/** The index to feed, and the event that says so (its definition consumes it). */
export type FedIndex = { search: () => SearchTypes.ISearchModuleService; index: string; event: string }

const POLL_MILLISECONDS = 200

/**
 * Tells a search provider that keeps documents of its own which items have changed. The event goes to the Search Module
 * directly, which answers when it is applied; an event bus would forget it when that fails.
 */
export class SearchFeeder {
  private timer: NodeJS.Timeout | null = null
  private stopped = false

  constructor(
    private readonly outbox: ChangeOutbox,
    private readonly fed: FedIndex,
    private readonly logger: Logger,
  ) {}

  start(): void {
    if (this.stopped) return
    this.timer = setTimeout(() => void this.feed().finally(() => this.start()), POLL_MILLISECONDS)
    this.timer.unref()
  }

  stop(): void {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private async feed(): Promise<void> {
    const { search, event } = this.fed
    try {
      if (!(await this.outbox.hasChanges()) || !(await this.isServing())) return
      await this.outbox.handOn(async (codes) => void (await search().ingest({ name: event, data: { codes } })))
    } catch (error) {
      this.logger.warn(`Changes of stock could not be handed on to the search index, trying again: ${String(error)}`)
    }
  }

  /** Until the provider's first seed is done, an earlier one serves, or none, and changes would go nowhere. */
  private async isServing(): Promise<boolean> {
    const { index } = this.fed
    const search = this.fed.search()
    const details = (await search.listIndexes()).find(({ name }) => name === index)
    return details?.provider === search.getIndex(index).provider && details.status !== "pending"
  }
}
