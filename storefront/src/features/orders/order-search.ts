import { ORDER_STATUSES, type OrderStatus } from "@billet/backend/contract"
import { firstValue, type SearchParams } from "../../lib/first-value"
import { paths } from "../../lib/paths"
import { withQuery } from "../../lib/with-query"

/** What a buyer looks for among their orders, and which page of it; what is empty asks nothing. Days are ISO. */
export type OrderSearch = { q: string; status: OrderStatus | ""; from: string; to: string; page: number }

/** There is no year 0. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Reads the address of the orders page; what cannot be read asks nothing. Days the wrong way round are turned. */
export function readOrderSearch(params: SearchParams): OrderSearch {
  const [from, to] = [day(firstValue(params, "from")), day(firstValue(params, "to"))]
  const isTurned = from !== "" && to !== "" && from > to
  const page = firstValue(params, "page") ?? "1"
  return {
    q: firstValue(params, "q")?.replace(/\p{Cc}/gu, " ").trim().slice(0, 120) ?? "",
    status: ORDER_STATUSES.find((status) => status === firstValue(params, "status")) ?? "",
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Whether anything is looked for, or all orders are listed. */
export function isSearch({ q, status, from, to }: OrderSearch): boolean {
  return [q, status, from, to].some((text) => text !== "")
}

/** The address of a page of a search. */
export function orderSearchHref({ page, ...search }: OrderSearch): string {
  return withQuery(paths.orders, { ...search, page: page > 1 ? String(page) : undefined })
}

/** The address of the file of all that a search finds. */
export function ordersFileHref({ q, status, from, to }: OrderSearch): string {
  return withQuery(paths.ordersFile, { q, status, from, to })
}

function day(text: string | undefined): string {
  if (text === undefined || !DAY.test(text)) return ""
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ""
}
