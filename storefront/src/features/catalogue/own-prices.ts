import "server-only"
import { MOST_PRICED_ITEMS } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { priceItems } from "@/lib/price-items"
import type { ListedItem, OwnPrice, PricedItem } from "./listed-item"

/** Items that one request of the browser may ask for. */
export const MOST_AT_ONCE = 100

/** In the order of an own price. */
const SHOWN_UNITS = ["lb", "kg", "in"] as const

/** Items of one call, which prices each in all units. */
const ITEMS_OF_A_CALL = Math.floor(MOST_PRICED_ITEMS / SHOWN_UNITS.length)

/**
 * The items of a page with the buyer's own prices. Null for who may not see any; the list price where the pricing does
 * not answer, which is logged (specification section 8).
 */
export async function withOwnPrices(items: readonly ListedItem[]): Promise<PricedItem[]> {
  const session = await getSession()
  if (!session?.user.canSeePrices) return items.map((item) => ({ ...item, ownPrice: null }))
  const codes = items.map((item) => item.productCode)
  const prices = await pricesOf(codes, session.token)
  return items.map((item) => ({ ...item, ownPrice: prices ? (prices.get(item.productCode) ?? NO_PRICE) : listPrice(item) }))
}

/**
 * The buyer's own prices of up to 100 product codes, for a list that the browser fills; empty for who may not see any. A
 * price that could not be had is null.
 */
export async function ownPricesOf(codes: readonly string[]): Promise<Record<string, OwnPrice>> {
  const session = await getSession()
  if (!session?.user.canSeePrices) return {}
  const prices = await pricesOf(codes, session.token)
  return Object.fromEntries(codes.map((code) => [code, prices?.get(code) ?? NO_PRICE]))
}

const NO_PRICE: OwnPrice = { perLb: null, perKg: null, perInch: null }

function listPrice(item: ListedItem): OwnPrice {
  return { perLb: item.averageCostPerLb, perKg: item.averageCostPerKg, perInch: item.averageCostPerInch }
}

/** By product code. Null where any of them could not be had: own prices and list prices never stand side by side. */
async function pricesOf(codes: readonly string[], token: string): Promise<Map<string, OwnPrice> | null> {
  const calls = Array.from({ length: Math.ceil(codes.length / ITEMS_OF_A_CALL) }, (_, call) =>
    pricesOfACall(codes.slice(call * ITEMS_OF_A_CALL, (call + 1) * ITEMS_OF_A_CALL), token),
  )
  try {
    return new Map((await Promise.all(calls)).flat())
  } catch (error) {
    console.error("A buyer's own prices could not be read", error)
    return null
  }
}

async function pricesOfACall(codes: readonly string[], token: string): Promise<[string, OwnPrice][]> {
  const items = codes.flatMap((productCode) => SHOWN_UNITS.map((unit) => ({ productCode, amount: "1", unit, pieces: 1 })))
  const prices = (await priceItems(items, token)).map(({ success, unitPrice }) => (success ? unitPrice : null))
  return codes.map((code, place) => {
    const [perLb = null, perKg = null, perInch = null] = prices.slice(place * SHOWN_UNITS.length)
    return [code, { perLb, perKg, perInch }]
  })
}
