import type { StockTotals } from "@billet/backend/contract"
import { poundsPerInch, UnknownSectionError, type MaterialFacts } from "@billet/backend/quantity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

const FRESH_MILLISECONDS = 60_000
/** So long the last count is answered while the next is made, which takes seconds on a large stock. */
const USABLE_MILLISECONDS = 300_000

/** A size without a section weighs nothing here: it is counted, not guessed. */
function weightOf(facts: MaterialFacts): number {
  try {
    return poundsPerInch(facts)
  } catch (error) {
    if (error instanceof UnknownSectionError) return 0
    throw error
  }
}

async function count(catalogue: MetalCatalogueService): Promise<StockTotals> {
  const { sums, sites } = await catalogue.readStockSums()
  const totals: StockTotals = { items: 0, inches: 0, pounds: 0, sites }
  for (const { items, inches, ...facts } of sums) {
    totals.items += items
    totals.inches += inches
    totals.pounds += inches > 0 ? inches * weightOf(facts) : 0
  }
  return totals
}

type Kept = { last: { totals: StockTotals; at: number } | null; counting: Promise<StockTotals> | null }
const keptBy = new WeakMap<MetalCatalogueService, Kept>()

/** What is in stock in all: counted once a minute at most, since it goes through every item, and never waited for twice. */
export async function stockTotals(container: MedusaContainer): Promise<StockTotals> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const kept: Kept = keptBy.get(catalogue) ?? { last: null, counting: null }
  keptBy.set(catalogue, kept)
  const age = kept.last ? Date.now() - kept.last.at : Infinity
  if (kept.last && age < FRESH_MILLISECONDS) return kept.last.totals
  kept.counting ??= recount(catalogue, kept)
  if (!kept.last || age >= USABLE_MILLISECONDS) return await kept.counting
  // Nobody waits for this count; should it fail, the next one who asks starts another.
  kept.counting.catch(() => undefined)
  return kept.last.totals
}

async function recount(catalogue: MetalCatalogueService, kept: Kept): Promise<StockTotals> {
  try {
    const totals = await count(catalogue)
    kept.last = { totals, at: Date.now() }
    return totals
  } finally {
    kept.counting = null
  }
}
