import { paths } from "@/lib/paths"
import type { ListedItem, OwnPrice, PricedItem } from "../listed-item"

const ABORT_SECONDS = 60
const NOT_KNOWN: OwnPrice = { perLb: null, perKg: null, perInch: null }

/**
 * Up to 100 items with the signed-in buyer's own prices. Where the prices cannot be had, which is logged, the items stand
 * without.
 */
export async function withOwnPricesHere(items: readonly ListedItem[]): Promise<PricedItem[]> {
  const prices = items.length === 0 ? {} : await fetchOwnPrices(items.map(({ productCode }) => productCode))
  return items.map((item) => ({ ...item, ownPrice: prices[item.productCode] ?? NOT_KNOWN }))
}

async function fetchOwnPrices(codes: readonly string[]): Promise<Record<string, OwnPrice>> {
  try {
    const response = await fetch(paths.ownPrices(codes), { signal: AbortSignal.timeout(ABORT_SECONDS * 1000) })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return ((await response.json()) as { prices: Record<string, OwnPrice> }).prices
  } catch (error) {
    console.error("The buyer's own prices could not be loaded", error)
    return {}
  }
}
