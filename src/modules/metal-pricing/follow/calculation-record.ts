import type { Logger } from "@medusajs/framework/types"
import type { Calculation } from "../sql/keep-calculations"

const WRITE_AFTER_MILLISECONDS = 500
/** More than this many new prices between two writes are not all worth keeping. */
const MOST = 2000

/**
 * Gathers prices that were told and writes them together, so that nobody waits for the record. It is for looking things up,
 * never for pricing: a price that is lost with a server changes nothing.
 */
export class CalculationRecord {
  private waiting = new Map<string, Calculation>()
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly write: (calculations: Calculation[]) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  add(calculations: Calculation[]): void {
    for (const calculation of calculations) if (this.waiting.size < MOST) this.waiting.set(calculation.cacheKey, calculation)
    if (!this.waiting.size || this.timer) return
    this.timer = setTimeout(() => void this.flush(), WRITE_AFTER_MILLISECONDS)
    this.timer.unref()
  }

  /** Writes what waits; answers when it, and what was being written, is in. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const calculations = [...this.waiting.values()]
    this.waiting.clear()
    if (calculations.length) this.writing = this.writing.then(() => this.keep(calculations))
    await this.writing
  }

  private async keep(calculations: Calculation[]): Promise<void> {
    try {
      await this.write(calculations)
    } catch (error) {
      this.logger.warn(`Calculated prices could not be recorded: ${String(error)}`)
    }
  }
}
