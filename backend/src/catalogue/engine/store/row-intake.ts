import type { IndexRow } from "../stock-query"
import { codeOrderOf } from "./code-order-of"
import { ItemColumns } from "./item-columns"

/** Takes rows in one by one, so that nobody has to hold them all. */
export class RowIntake {
  private readonly columns = new ItemColumns()
  private isInOrder = true
  private last = ""

  /** @param room for so many rows; more are taken too */
  constructor(room: number) {
    this.columns.reserve(room)
  }

  /** Answers how many rows there were before it. */
  add(row: IndexRow): number {
    this.isInOrder &&= this.columns.length === 0 || this.last < row.productCode
    this.last = row.productCode
    return this.columns.push(row)
  }

  /** The columns of all rows in order of product code; of rows with one code the last. In steps. */
  *inOrder(): Generator<void, ItemColumns> {
    // Rows from a database query come in order; sorting a million others takes a second.
    yield* this.columns.sort(this.isInOrder ? null : codeOrderOf(this.columns.productCodes, this.columns.length))
    return this.columns
  }
}
