import { COSTS } from "./shop-feeds"

/** Every number of an answer with its path, however deep. */
export function numbersIn(value: unknown, path = ""): { path: string; value: number }[] {
  if (typeof value === "number") return [{ path, value }]
  if (typeof value === "string" && value !== "" && Number.isFinite(Number(value))) return [{ path, value: Number(value) }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => numbersIn(field, path ? `${path}.${name}` : name))
}

const isMoney = (path: string) =>
  /cost|price|total$|subtotal|saving|discount|percent|amount(?!$)|adjustment/i.test(path) &&
  !/totalWeight|elongationPercent|^total$/i.test(path)

/** What of an answer could tell a price: a number that is a cost of the test shop, or anything but 0 under a name of money. */
export function pricesIn(body: unknown): { path: string; value: number }[] {
  const costs = Object.values(COSTS)
  return numbersIn(body).filter(({ path, value }) => costs.includes(value) || (isMoney(path) && value !== 0))
}
