import type { FacetField } from "../../../contract"
import type { CodeField } from "../store/item-columns"

/**
 * Why an item fails a search, one bit per field that has a list of choices. An item that fails by one such bit alone
 * still counts in that field's own list, because a field's selection does not narrow its own choices.
 */
export const FAIL_BITS: Record<FacetField, number> = {
  metalCategory: 1,
  productType: 2,
  stockType: 4,
  stockGrade: 8,
  productSize: 16,
  productCondition: 32,
  coid: 64,
}

/** Fails whatever the selections: a range, a flag, a word. */
export const HARD = 128
export const COID_BIT = FAIL_BITS.coid

/** Which bits the codes of a field can carry, and so which of its codes are counted for them. */
export const BITS_OF_FIELD: Record<CodeField, readonly number[]> = {
  kind: [FAIL_BITS.metalCategory, FAIL_BITS.productType, FAIL_BITS.stockType],
  grade: [FAIL_BITS.stockGrade],
  condition: [FAIL_BITS.productCondition],
  dimension: [FAIL_BITS.productSize],
  state: [FAIL_BITS.coid],
}

/** Per set of bits 1 when an item with them may still count somewhere: no bit, or one that is not HARD. */
export const COUNTS_SOMEWHERE = Uint8Array.from({ length: 256 }, (_, bits) => Number(bits < HARD && (bits & (bits - 1)) === 0))
/** Per set of bits 1 when it is empty. */
export const FAILS_NOWHERE = Uint8Array.from({ length: 256 }, (_, bits) => Number(bits === 0))
