import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import { firstFrom } from "./term-index"

/** Product codes in order, by their places. */
type OrderedCodes = {
  size: number
  firstFrom: (text: string, low: number, high: number) => number
  hasAny: (low: number, high: number) => boolean
}

/**
 * How the beginning of a product code is spelled that is `text` when its blanks are left out: "718RB045" is "718 RB 045". Of
 * several the first in order; null when no item's code begins so.
 */
export function codeBeginning(text: string, base: StockBase, newcomers: Newcomers): string | null {
  const { productCodes } = base.columns
  const inBase: OrderedCodes = {
    size: base.size,
    firstFrom: (code, low, high) => productCodes.firstFrom(code, low, high),
    hasAny: (low, high) => {
      for (let slot = low; slot < high; slot++) if (!base.isGone(slot)) return true
      return false
    },
  }
  const { codesInOrder } = newcomers
  const inNewcomers: OrderedCodes = {
    size: codesInOrder.length,
    firstFrom: (code, low, high) => firstFrom(codesInOrder, code, low, high),
    hasAny: () => true,
  }
  const odd = [...base.oddCodes.filter((slot) => !base.isGone(slot)), ...newcomers.oddSlots]
  const inOdd = odd.map((slot) => beginningOfCode(productCodes.get(slot), text))
  const spelled = [spelledIn(inBase, text), spelledIn(inNewcomers, text), ...inOdd]
  return spelled.reduce((first, one) => (first === null || (one !== null && one < first) ? one : first), null)
}

/** The beginning of one code, in upper case, that is `text` when its blanks are left out. */
export function beginningOfCode(productCode: string, text: string): string | null {
  const code = productCode.toUpperCase()
  let end = 0
  for (const letter of text) {
    while (code.charAt(end) === " ") end++
    if (code.charAt(end) !== letter) return null
    end++
  }
  return code.slice(0, end)
}

/** Goes down the codes letter by letter, with a blank before the letter or without, as far as there are codes that begin so. */
function spelledIn(codes: OrderedCodes, text: string): string | null {
  const goOn = (spelled: string, at: number, low: number, high: number): string | null => {
    const first = codes.firstFrom(spelled, low, high)
    const end = codes.firstFrom(`${spelled}\uffff`, first, high)
    if (first === end) return null
    if (at === text.length) return codes.hasAny(first, end) ? spelled : null
    const letter = text.charAt(at)
    return goOn(`${spelled} ${letter}`, at + 1, first, end) ?? goOn(spelled + letter, at + 1, first, end)
  }
  return goOn("", 0, 0, codes.size)
}
