import { customPriceProblems, type CustomPrice } from "../contract"
import { activeDays } from "./active-days"
import type { BookProblem } from "./book-problem"
import type { CompiledAction } from "./define-action"
import { exact } from "./exact"
import { pricePer } from "./price-per"
import { pushTo } from "./tree/push-to"

/** A custom price ready to be applied. */
export type CompiledCustomPrice = { row: CustomPrice; from: number; to: number; action: CompiledAction }

/** Custom prices by owner and product code. */
export type CustomPriceSet = {
  byCompany: OwnerIndex
  byCustomer: OwnerIndex
  size: number
  problems: readonly BookProblem[]
}
type OwnerIndex = ReadonlyMap<string, ReadonlyMap<string, readonly CompiledCustomPrice[]>>

/** Who asks for what, where and when. */
export type CustomPriceQuery = {
  productCode: string
  companyId: string | null
  customerId: string | null
  coids: readonly string[]
  day: number
}

/** Compiles custom prices; broken rows are left out and reported. Switched off ones are left out. */
export function compileCustomPrices(rows: readonly CustomPrice[]): CustomPriceSet {
  const problems: BookProblem[] = []
  const byCompany = new Map<string, Map<string, CompiledCustomPrice[]>>()
  const byCustomer = new Map<string, Map<string, CompiledCustomPrice[]>>()
  let size = 0
  for (const row of rows) {
    const fields = customPriceProblems(row)
    if (fields.length > 0) {
      problems.push({ kind: "custom-price", id: String(row?.id ?? ""), name: String(row?.productCode ?? ""), fields })
    } else if (row.isActive) {
      size += 1
      addTo(row.companyId === null ? byCustomer : byCompany, row.companyId ?? row.customerId ?? "", compile(row))
    }
  }
  for (const index of [byCompany, byCustomer])
    for (const codes of index.values()) for (const list of codes.values()) list.sort(compareCustomPrices)
  return { byCompany, byCustomer, size, problems }
}

/**
 * The custom price that holds, the company's before the customer's (decision 19). Of several, one for the trading company
 * goes before one for all, then the newer effective date, then the smaller id.
 */
export function findCustomPrice(set: CustomPriceSet, query: CustomPriceQuery): CompiledCustomPrice | null {
  return findIn(set.byCompany, query.companyId, query) ?? findIn(set.byCustomer, query.customerId, query)
}

function findIn(
  index: OwnerIndex,
  owner: string | null,
  { productCode, coids, day }: CustomPriceQuery,
): CompiledCustomPrice | null {
  const list = owner === null ? undefined : index.get(owner)?.get(productCode)
  return list?.find(({ row, from, to }) => from <= day && day <= to && (row.coid === null || coids.includes(row.coid))) ?? null
}

function compile(row: CustomPrice): CompiledCustomPrice {
  const [from, to] = activeDays(row)
  const price = { name: "customPrice", value: exact(row.customPrice) }
  return { row, from, to, action: { kind: "contract", outcomeFor: (line) => pricePer(price, row.unit, line) } }
}

function addTo(index: Map<string, Map<string, CompiledCustomPrice[]>>, owner: string, price: CompiledCustomPrice): void {
  const codes = index.get(owner) ?? new Map<string, CompiledCustomPrice[]>()
  index.set(owner, codes)
  pushTo(codes, price.row.productCode, price)
}

function compareCustomPrices(a: CompiledCustomPrice, b: CompiledCustomPrice): number {
  const general = Number(a.row.coid === null) - Number(b.row.coid === null)
  if (general !== 0) return general
  if (a.from !== b.from) return a.from < b.from ? 1 : -1
  return a.row.id < b.row.id ? -1 : a.row.id > b.row.id ? 1 : 0
}
