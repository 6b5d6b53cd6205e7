import type { CartLine } from "./cart-schema"
import { CSV_MARK, csvLine } from "./csv-line"
import type { OrderSummary } from "./order-schema"

/** What a file of orders says of one. */
export type OrderForCsv = OrderSummary & { items: CartLine[] }

const COLUMNS: Record<string, (order: OrderForCsv, line: CartLine) => string | number> = {
  orderNumber: (order) => order.orderNumber,
  orderDate: (order) => order.orderDate,
  orderStatus: (order) => order.orderStatus,
  paymentStatus: (order) => order.paymentStatus,
  purchaseOrderNumber: (order) => order.purchaseOrderNumber ?? "",
  productCode: (_, line) => line.productCode,
  productName: (_, line) => line.productName,
  coid: (_, line) => line.coid,
  amount: (_, line) => Number(line.amount),
  unit: (_, line) => line.unit,
  pieces: (_, line) => line.pieces,
  lengthInInches: (_, line) => line.lengthInInches,
  totalWeightInPounds: (_, line) => line.totalWeightInPounds,
  unitPrice: (_, line) => line.unitPrice,
  itemTotal: (_, line) => line.itemTotal,
  orderTotal: (order) => order.total,
}

/** How a file of orders starts: one line for each line of each order, lengths in inches, weights in pounds, money in USD. */
export const ORDERS_CSV_HEAD = `${CSV_MARK}${csvLine(Object.keys(COLUMNS))}`

/** An order as lines of that file. */
export function orderCsvLines(order: OrderForCsv): string {
  return order.items.map((line) => csvLine(Object.values(COLUMNS).map((value) => value(order, line)))).join("")
}
