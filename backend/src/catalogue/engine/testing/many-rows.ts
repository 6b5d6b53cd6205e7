import fc from "fast-check"
import type { IndexRow } from "../stock-query"
import { arbitraryRow } from "./arbitrary-stock"

/** So many random rows, each with a code of its own, in no order. */
export function manyRows(count: number, seed: number): IndexRow[] {
  return fc.sample(arbitraryRow, { numRuns: count, seed }).map((row, at) => {
    const [grade = "", shape = ""] = row.productCode.split(" ")
    return { ...row, productCode: `${grade} ${shape} ${String((at * 7919) % 100_003).padStart(5, "0")}` }
  })
}
