import type { StockIndex } from "@billet/backend/catalogue/engine"
import { MedusaError } from "@medusajs/framework/utils"

/** The stock in memory, as who keeps it offers it to the rest of the process. */
export type StockIndexSource = {
  /** Loaded on first use; follows the tables from then on. */
  index: () => Promise<StockIndex>
  /** How many items the tables hold, without loading them. */
  count: () => Promise<number>
  state: () => Promise<StockIndexState | null>
}

/** How fresh the index is: `lagMilliseconds` since it was last known to equal the tables. Times ISO. */
export type StockIndexState = { items: number; changedAt: string | null; lagMilliseconds: number; snapshotAt: string | null }

let current: StockIndexSource | null = null

/** A process has one index however many modules search it: a million items are not kept twice. The last offer counts. */
export function offerStockIndex(source: StockIndexSource): void {
  current = source
}

/** Takes an offer back, unless another has taken its place. */
export function withdrawStockIndex(source: StockIndexSource): void {
  if (current === source) current = null
}

/** How fresh the index of this process is; null where none is loaded. */
export async function stockIndexState(): Promise<StockIndexState | null> {
  return (await current?.state()) ?? null
}

/** The index of this process. Throws when no module keeps one. */
export function heldStockIndex(): StockIndexSource {
  if (!current) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "No module of this process keeps the stock in memory")
  return current
}
