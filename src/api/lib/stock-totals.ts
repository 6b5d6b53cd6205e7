import type { StockTotals } from "@billet/backend/contract"
import { poundsPerInch, UnknownSectionError, type MaterialFacts } from "@billet/backend/quantity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

const KEPT_MILLISECONDS = 60_000

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

type Kept = { totals: Promise<StockTotals>; until: number }
const keptBy = new WeakMap<MetalCatalogueService, Kept>()

/** What is in stock in all, at most a minute old: counting it goes through every item. */
export async function stockTotals(container: MedusaContainer): Promise<StockTotals> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const kept = keptBy.get(catalogue)
  if (kept && kept.until > Date.now()) return await kept.totals
  const totals = count(catalogue)
  keptBy.set(catalogue, { totals, until: Date.now() + KEPT_MILLISECONDS })
  totals.catch(() => keptBy.delete(catalogue))
  return await totals
}
