import "server-only"
import type { PriceWithRulesAnswer, PriceWithRulesBody, Unit } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import type { ListedItem, OwnPrice, PricedItem } from "./listed-item"

/** Prices that one request may ask for. */
export const MOST_AT_ONCE = 100

/**
 * The items of a page with the buyer's own prices. Null for who may not see any; the list price where the pricing does
 * not answer, which is logged (specification section 8).
 */
export async function withOwnPrices(items: readonly ListedItem[]): Promise<PricedItem[]> {
  const session = await getSession()
  if (!session?.user.canSeePrices) return items.map((item) => ({ ...item, ownPrice: null }))
  const codes = items.map((item) => item.productCode)
  const [pounds, kilograms, inches] = await allUnitPrices(codes, session.token)
  return items.map((item) => ({
    ...item,
    ownPrice: {
      perLb: pounds ? (pounds.get(item.productCode) ?? null) : item.averageCostPerLb,
      perKg: kilograms ? (kilograms.get(item.productCode) ?? null) : item.averageCostPerKg,
      perInch: inches ? (inches.get(item.productCode) ?? null) : item.averageCostPerInch,
    },
  }))
}

/**
 * The buyer's own prices of up to 100 product codes, for a list that the browser fills; empty for who may not see any. A
 * price that could not be had is null.
 */
export async function ownPricesOf(codes: readonly string[]): Promise<Record<string, OwnPrice>> {
  const session = await getSession()
  if (!session?.user.canSeePrices) return {}
  const [pounds, kilograms, inches] = await allUnitPrices(codes, session.token)
  const priceOf = (code: string): OwnPrice => ({
    perLb: pounds?.get(code) ?? null,
    perKg: kilograms?.get(code) ?? null,
    perInch: inches?.get(code) ?? null,
  })
  return Object.fromEntries(codes.map((code) => [code, priceOf(code)]))
}

function allUnitPrices(codes: readonly string[], token: string) {
  return Promise.all((["lb", "kg", "in"] as const).map((unit) => unitPrices(codes, unit, token)))
}

/** The price of one unit of each item; null when they could not be had. */
async function unitPrices(codes: readonly string[], unit: Unit, token: string): Promise<Map<string, number> | null> {
  if (codes.length === 0) return new Map()
  const body: PriceWithRulesBody = {
    items: codes.slice(0, MOST_AT_ONCE).map((productCode) => ({ productCode, amount: "1", unit, pieces: 1 })),
  }
  try {
    const answer = await callBackend<PriceWithRulesAnswer>("/api/price-with-rules", { method: "POST", body, token })
    if (!answer.success) throw new Error(answer.error)
    return new Map(answer.items.filter((item) => item.success).map((item) => [item.productCode, item.unitPrice]))
  } catch (error) {
    console.error("A buyer's own prices could not be read, list prices are shown", error)
    return null
  }
}
